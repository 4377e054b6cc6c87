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
   * @param now the current value, which the migration must not reduce; null when there is none yet
   */
  migrate(older: unknown, format: number, now: T | null): T;
}

/** Returns the storage key of a format. */
const keyOf = (key: string, format: number): string => (format === 1 ? key : `${key}@${format}`);

/** Returns the storage keys that this format reads, the oldest first. */
export const keysOf = (key: string, format: number): string[] =>
  Array.from({ length: format }, (_, i) => keyOf(key, i + 1));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Formats after the first are stored in an envelope `{ value, seen }`. */
const valueIn = ({ text, format }: { text: string; format: number }): unknown => {
  const stored = parse(text);
  return format === 1 ? stored : (stored as { value?: unknown } | null)?.value;
};

/** Hashes a text, so that a value need not store the text it was migrated from. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, char) => (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0, text.length);

function newestOlder(key: string, format: number): { text: string; format: number } | null {
  for (let older = format - 1; older >= 1; older--) {
    const text = readDevice(keyOf(key, older));
    if (text !== null) return { text, format: older };
  }
  return null;
}

/** Reads the value of a format after the first, or null when there is no usable value. Never writes. */
export function readFormat<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  { format, migrate }: Format<T>,
): T | null {
  const parsed = v.safeParse(
    v.object({ value: schema, seen: v.nullable(v.number()) }),
    parse(readDevice(keyOf(key, format)) ?? ''),
  );
  const older = newestOlder(key, format);
  const now = parsed.success ? parsed.output.value : null;
  if (!older || (parsed.success && parsed.output.seen === hashOf(older.text))) return now;
  try {
    const migrated = v.safeParse(schema, migrate(valueIn(older), older.format, now));
    return migrated.success ? migrated.output : now;
  } catch {
    return now; // The older value cannot be migrated by this release.
  }
}

export function writeFormat<T>(key: string, { format }: Format<T>, value: T): void {
  const older = newestOlder(key, format);
  writeDevice(keyOf(key, format), JSON.stringify({ value, seen: older && hashOf(older.text) }));
}
