/** Parses a numeric; keeps the text if a number would lose digits. */
const parseNumeric = (text: string): number | string => {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
};
const keepText = (text: string): string => text;
/** OIDs of date, time, timestamp, timestamptz and timetz. */
const DATE_TYPES = [1082, 1083, 1114, 1184, 1266];

/** Parsers by type OID, equal to @supabase/lite's: int8, json, jsonb, numeric; dates and times stay text. */
export const PARSERS: Record<number, (text: string) => unknown> = {
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  114: (text) => JSON.parse(text),
  3802: (text) => JSON.parse(text),
  1700: parseNumeric,
  ...Object.fromEntries(DATE_TYPES.map((type) => [type, keepText])),
};
