export type Row = Record<string, unknown>;

/**
 * An INSERT for rows that may miss some columns. Lists of strings become text[]; columns named in `jsonb` become JSON.
 * Rows that are already there stay as they are, so the seed can run again on a live database.
 */
export function insertRows(table: string, rows: readonly object[], { jsonb = [] as string[] } = {}): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => {
    const values = columns.map((column) => {
      const value = (row as Row)[column];
      return jsonb.includes(column) && value != null
        ? `${literal(JSON.stringify(value))}::jsonb`
        : literal(value);
    });
    return `  (${values.join(', ')})`;
  });
  return `insert into public.${table} (${columns.join(', ')}) values\n${lines.join(',\n')}\non conflict do nothing;`;
}

function literal(value: unknown): string {
  if (value === undefined) return 'default';
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`;
  throw new TypeError(
    `A seed value must be a string, number, boolean, null or list of strings: ${JSON.stringify(value)}`,
  );
}
