const number = (text: string): number | string => {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
};
const asWritten = (text: string): string => text;
const DATES = [1082, 1083, 1114, 1184, 1266];

/** Parsers by type OID, equal to @supabase/lite's: bigint, json, jsonb, numeric; dates and times stay text. */
export const PARSERS: Record<number, (text: string) => unknown> = {
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  114: (text) => JSON.parse(text),
  3802: (text) => JSON.parse(text),
  1700: number,
  ...Object.fromEntries(DATES.map((type) => [type, asWritten])),
};
