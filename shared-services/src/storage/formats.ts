import * as v from 'valibot';
import { readDevice, writeDevice } from './device.ts';

/**
 * How what an app keeps under a key changes from one release to the next. Two releases may run at once, in two tabs, and
 * a release may be taken back: so each format lies in a place of its own, `key` for the first and `key@2`, `key@3`, … for
 * those after, and nobody writes into the place of another format.
 */
export interface Format<T> {
  /** Grows by one with each change of what is stored. */
  format: number;
  /**
   * Makes a value of what an older format holds. Asked again when an older release, in another tab, has written since.
   * @param older its value; of the first format the JSON where it is some, else the text
   * @param format the format it has
   * @param now the value so far, which must not get less by it; null when there is none yet
   */
  migrate(older: unknown, format: number, now: T | null): T;
}

/** Where a format of a key lies. */
const placeOf = (key: string, format: number): string => (format === 1 ? key : `${key}@${format}`);

/** All places of a key that this format reads. */
export const placesOf = (key: string, format: number): string[] =>
  Array.from({ length: format }, (_, i) => placeOf(key, i + 1));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A format after the first stands in an envelope. */
const valueIn = ({ text, format }: { text: string; format: number }): unknown => {
  const stored = parse(text);
  return format === 1 ? stored : (stored as { value?: unknown } | null)?.value;
};

/** Tells one text from another, so that a value need not carry the text it was made from. */
const markOf = (text: string): number =>
  [...text].reduce((mark, char) => (Math.imul(mark, 31) + (char.codePointAt(0) ?? 0)) | 0, text.length);

function newestOlder(key: string, format: number): { text: string; format: number } | null {
  for (let older = format - 1; older >= 1; older--) {
    const text = readDevice(placeOf(key, older));
    if (text !== null) return { text, format: older };
  }
  return null;
}

/** The value of a format after the first, or null when there is none that can be used. Nothing is written by reading. */
export function readFormat<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  { format, migrate }: Format<T>,
): T | null {
  const own = v.safeParse(
    v.object({ value: schema, seen: v.nullable(v.number()) }),
    parse(readDevice(placeOf(key, format)) ?? ''),
  );
  const older = newestOlder(key, format);
  const now = own.success ? own.output.value : null;
  if (!older || (own.success && own.output.seen === markOf(older.text))) return now;
  try {
    const migrated = v.safeParse(schema, migrate(valueIn(older), older.format, now));
    return migrated.success ? migrated.output : now;
  } catch {
    return now; // What lies there is nothing that this release understands.
  }
}

export function writeFormat<T>(key: string, { format }: Format<T>, value: T): void {
  const older = newestOlder(key, format);
  writeDevice(placeOf(key, format), JSON.stringify({ value, seen: older && markOf(older.text) }));
}
