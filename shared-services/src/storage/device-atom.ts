import { isHydrating } from '@ia/federation';
import { atom, type WritableAtom } from 'jotai';
import * as v from 'valibot';
import { readDevice, subscribeDevice, writeDevice } from './device.ts';
import { type Format, formatKeys, readFormat, writeFormat } from './formats.ts';

type Update<T> = T | ((previous: T) => T);
export type DeviceAtom<T> = WritableAtom<T, [Update<T>], void>;

/**
 * Creates an atom that is persisted in localStorage. Stored as plain text: `3`, `up`, `true`; lists and objects as
 * JSON. A value that fails the schema counts as absent.
 *
 * It reads storage on first access, listens only while subscribed, and follows changes in other tabs. It uses only
 * jotai's `atom`, because `jotai/utils` would bundle a second jotai into a remote.
 * @param newFormat the format number and its migration, once a release stores something other than the first format
 */
export function deviceAtom<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  newFormat?: Format<T>,
): DeviceAtom<T> {
  const storageKeys = formatKeys(key, newFormat?.format ?? 1);
  let lastText: string | null = null;
  let lastValue = fallback;

  /** Returns the same value for the same text, so that an unchanged list keeps its identity. */
  function read(): T {
    const text = newFormat ? JSON.stringify(storageKeys.map(readDevice)) : readDevice(key);
    if (text !== lastText) {
      lastText = text;
      if (newFormat) lastValue = readFormat(key, schema, newFormat) ?? fallback;
      else lastValue = text === null ? fallback : decode(text);
    }
    return lastValue;
  }

  function write(value: T): void {
    if (newFormat) writeFormat(key, newFormat, value);
    else writeDevice(key, typeof value === 'string' ? value : JSON.stringify(value));
  }

  function decode(text: string): T {
    for (const candidate of [text, parseJson(text)]) {
      const result = v.safeParse(schema, candidate);
      if (result.success) return result.output;
    }
    console.warn(`O valor guardado em «${key}» não é válido e foi ignorado.`);
    return fallback;
  }

  const changes = atom(0);
  changes.onMount = (setChanges) => {
    const reread = () => setChanges((count) => count + 1);
    reread();
    const unsubscribers = storageKeys.map((formatKey) => subscribeDevice(formatKey, reread));
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  };
  return atom(
    (get) => {
      get(changes);
      // Prerendered markup has no device data. `onMount` rereads the value right after hydration.
      return isHydrating() ? fallback : read();
    },
    (_get, set, update: Update<T>) => {
      const before = read();
      const value = typeof update === 'function' ? (update as (previous: T) => T)(before) : update;
      // Do not write an unchanged value: that could overwrite a write of another tab. The value just read is still
      // rendered.
      if (typeof update !== 'function' || !Object.is(value, before)) write(value);
      set(changes, (count) => count + 1);
    },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Creates atoms whose keys begin with the app's name, so that keys of two apps never collide. Keys that the
 * specification names have no prefix: use {@link deviceAtom}.
 * @example const drafts = deviceStore('mfe-museum').atom('rascunhos', schema, []); // under 'mfe-museum.rascunhos'
 */
export const deviceStore = (app: string) => ({
  atom: <T>(
    name: string,
    schema: v.GenericSchema<unknown, T>,
    fallback: T,
    newFormat?: Format<T>,
  ): DeviceAtom<T> => deviceAtom(`${app}.${name}`, schema, fallback, newFormat),
});
