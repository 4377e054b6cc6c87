import { takingOver } from '@ia/federation';
import { atom, type WritableAtom } from 'jotai';
import * as v from 'valibot';
import { readDevice, subscribeDevice, writeDevice } from './device.ts';
import { type Format, placesOf, readFormat, writeFormat } from './formats.ts';

type Update<T> = T | ((previous: T) => T);
export type DeviceAtom<T> = WritableAtom<T, [Update<T>], void>;

/**
 * An atom whose value stays on the device. Stored as plain text: `3`, `up`, `true`; lists and objects as JSON. A value
 * that the schema refuses counts as absent.
 *
 * It reads storage when someone first asks for it and listens only while someone shows it. Changes in other tabs arrive
 * by themselves. Uses jotai's `atom` alone, because `jotai/utils` brings a second jotai into a remote.
 * @param changed since a release stores something else than the first one did: its format, and how to read those before
 */
export function deviceAtom<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  changed?: Format<T>,
): DeviceAtom<T> {
  const places = placesOf(key, changed?.format ?? 1);
  let lastText: string | null = null;
  let lastValue = fallback;

  /** The same text gives the same value, so that a list does not change its identity for nothing. */
  function read(): T {
    const text = changed ? JSON.stringify(places.map(readDevice)) : readDevice(key);
    if (text !== lastText) {
      lastText = text;
      if (changed) lastValue = readFormat(key, schema, changed) ?? fallback;
      else lastValue = text === null ? fallback : decode(text);
    }
    return lastValue;
  }

  function write(value: T): void {
    if (changed) writeFormat(key, changed, value);
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
    const stops = places.map((place) => subscribeDevice(place, reread));
    return () => {
      for (const stop of stops) stop();
    };
  };
  return atom(
    (get) => {
      get(changes);
      // Mounting reads it again, right after.
      return takingOver() ? fallback : read();
    },
    (_get, set, update: Update<T>) => {
      const before = read();
      const value = typeof update === 'function' ? (update as (previous: T) => T)(before) : update;
      // Unchanged, it is not written again: that might undo what another tab is writing. But what was read is shown.
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
 * Where an app keeps what is its own: every key begins with the app's name, so that two apps never meet in one. Keys that
 * the specification names have no prefix: use {@link deviceAtom}.
 * @example const drafts = deviceStore('mfe-museum').atom('rascunhos', schema, []); // under 'mfe-museum.rascunhos'
 */
export const deviceStore = (app: string) => ({
  atom: <T>(
    name: string,
    schema: v.GenericSchema<unknown, T>,
    fallback: T,
    changed?: Format<T>,
  ): DeviceAtom<T> => deviceAtom(`${app}.${name}`, schema, fallback, changed),
});
