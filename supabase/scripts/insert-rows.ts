// SQL text for supabase/seed.sql, which scripts/build-seed.ts writes.

/** Values by column name. */
export type Row = Record<string, unknown>;

/** Options of {@link insertRows}. */
export interface InsertOptions {
  /** Columns of type jsonb. */
  jsonb?: string[];
  /**
   * Columns with user data, such as vote counts. Existing rows keep these columns; all others are updated.
   * Without `preserve`, existing rows stay unchanged.
   */
  preserve?: string[];
}

/**
 * Builds an INSERT … ON CONFLICT by `id`; rows may omit columns. Lists of strings become text[]. It is
 * idempotent on a live database.
 */
export function insertRows(
  table: string,
  rows: readonly object[],
  { jsonb = [], preserve }: InsertOptions = {},
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
  return `insert into public.${table} (${columns.join(', ')}) values\n${lines.join(',\n')}\n${onConflict(columns, preserve)};`;
}

function onConflict(columns: string[], preserve: string[] | undefined): string {
  if (!preserve) return 'on conflict do nothing';
  const updatedColumns = columns.filter((column) => column !== 'id' && !preserve.includes(column));
  return `on conflict (id) do update set ${updatedColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}

/** Formats a value as an SQL literal. */
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
