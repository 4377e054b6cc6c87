import * as v from 'valibot';
import { readDevice, writeDevice } from './device.ts';

/**
 * A new storage format of a key. Two releases may run at once in two tabs, and a release may be rolled back. Each
 * format therefore has its own key, `key` for the first and `key@2`, `key@3`, … for later ones, and no release writes
 * to the key of another format.
 */
export interface Format<T> {
  /** Format number, incremented with each change of the stored shape. */
  format: number;
  /**
   * Migrates the value of an older format. Called again when an older release, in another tab, has written since.
   * @param older the older value; for the first format its parsed JSON, or the text if it is not JSON
   * @param format the number of the older format
   * @param current the value in this format, which the migration must not reduce; null when there is none yet
   */
  migrate(older: unknown, format: number, current: T | null): T;
}

/** Returns the storage key of a format. */
const formatKey = (key: string, format: number): string => (format === 1 ? key : `${key}@${format}`);

/** Returns the storage keys that this format reads, the oldest first. */
export const formatKeys = (key: string, format: number): string[] =>
  Array.from({ length: format }, (_, i) => formatKey(key, i + 1));

const parseJsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Unwraps a stored value. Formats after the first have the envelope `{ value, seen }`; `seen` hashes the older text. */
const unwrapValue = ({ text, format }: { text: string; format: number }): unknown => {
  const stored = parseJsonOrText(text);
  return format === 1 ? stored : (stored as { value?: unknown } | null)?.value;
};

/** Hashes a text, so that a value need not store the text it was migrated from. */
const hashText = (text: string): number =>
  [...text].reduce((hash, char) => (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0, text.length);

/** Returns the stored text of the newest format before `format`, or null. */
function findNewestOlder(key: string, format: number): { text: string; format: number } | null {
  for (let older = format - 1; older >= 1; older--) {
    const text = readDevice(formatKey(key, older));
    if (text !== null) return { text, format: older };
  }
  return null;
}

/**
 * Reads the value of a format after the first. Migrates the newest older value, unless its text is the one
 * that the stored value already includes (`seen`). Never writes.
 * @returns null when there is no usable value
 */
export function readFormat<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  { format, migrate }: Format<T>,
): T | null {
  const parsed = v.safeParse(
    v.object({ value: schema, seen: v.nullable(v.number()) }),
    parseJsonOrText(readDevice(formatKey(key, format)) ?? ''),
  );
  const older = findNewestOlder(key, format);
  const current = parsed.success ? parsed.output.value : null;
  if (!older || (parsed.success && parsed.output.seen === hashText(older.text))) return current;
  try {
    const migrated = v.safeParse(schema, migrate(unwrapValue(older), older.format, current));
    return migrated.success ? migrated.output : current;
  } catch {
    return current; // The older value cannot be migrated by this release.
  }
}

/** Writes a value of a format after the first, with the hash of the older text that it includes. */
export function writeFormat<T>(key: string, { format }: Format<T>, value: T): void {
  const older = findNewestOlder(key, format);
  writeDevice(formatKey(key, format), JSON.stringify({ value, seen: older && hashText(older.text) }));
}
