// Conversion of database values to JavaScript, equal for PGlite and PostgreSQL.

/** Parses a numeric; keeps the text if a number would lose digits. */
const parseNumeric = (text: string): number | string => {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
};
const keepText = (text: string): string => text;
/** OIDs of date, time, timestamp, timestamptz and timetz. */
const DATE_TYPES = [1082, 1083, 1114, 1184, 1266];

/**
 * Parsers by OID, the number of a type in PostgreSQL's catalogue: 20 is int8, 114 json, 3802 jsonb, 1700
 * numeric. They equal the parsers of @supabase/lite. Dates and times stay text.
 */
export const PARSERS: Record<number, (text: string) => unknown> = {
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  114: (text) => JSON.parse(text),
  3802: (text) => JSON.parse(text),
  1700: parseNumeric,
  ...Object.fromEntries(DATE_TYPES.map((type) => [type, keepText])),
};
