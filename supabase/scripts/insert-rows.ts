export type Row = Record<string, unknown>;

export interface InsertOptions {
  /** Columns that hold JSON. */
  jsonb?: string[];
  /**
   * Columns that belong to people from the first day on, such as counts of votes: a row that is there keeps them, and takes
   * all others anew. Without it, a row that is there stays as it is.
   */
  keep?: string[];
}

/**
 * An INSERT for rows that may miss some columns, by their `id`. Lists of strings become text[]. It can run again on a live
 * database.
 */
export function insertRows(
  table: string,
  rows: readonly object[],
  { jsonb = [], keep }: InsertOptions = {},
): string {
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
  return `insert into public.${table} (${columns.join(', ')}) values\n${lines.join(',\n')}\n${onConflict(columns, keep)};`;
}

function onConflict(columns: string[], keep: string[] | undefined): string {
  if (!keep) return 'on conflict do nothing';
  const ours = columns.filter((column) => column !== 'id' && !keep.includes(column));
  return `on conflict (id) do update set ${ours.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}

/** A value as SQL writes it. */
export function literal(value: unknown): string {
  if (value === undefined) return 'default';
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`;
  throw new TypeError(
    `A seed value must be a string, number, boolean, null or list of strings: ${JSON.stringify(value)}`,
  );
}
