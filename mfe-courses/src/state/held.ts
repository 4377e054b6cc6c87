import { SEED_KEY } from '@ia/shared-services/personal-tile';
import {
  deviceKeys,
  readDevice,
  removeDevice,
  subscribeDevice,
  writeDevice,
} from '@ia/shared-services/storage';
import { useCallback, useEffect, useState } from 'react';
import type { Held, HeldKey } from '../rules/kept-things.ts';

/** What was erased, to put it back. */
export type Erased = { key: HeldKey; text: string }[];

function entriesOf(storage: () => Storage): Map<string, string> {
  try {
    return new Map(Object.entries(storage()));
  } catch {
    return new Map(); // Refused.
  }
}

const onDevice = () => new Map(deviceKeys('').map((key) => [key, readDevice(key) ?? '']));

async function otherPlaces(): Promise<Pick<Held, 'caches' | 'indexedDB'>> {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => []);
  const caches = await globalThis.caches?.keys().catch(() => []);
  const named = (names: readonly string[] = []) => new Map(names.map((name) => [name, '']));
  return { indexedDB: named(databases?.flatMap(({ name }) => name ?? [])), caches: named(caches) };
}

async function erase({ where, key }: HeldKey): Promise<void> {
  if (where === 'localStorage') removeDevice(key);
  else if (where === 'sessionStorage') sessionStorage.removeItem(key);
  else if (where === 'indexedDB') indexedDB.deleteDatabase(key);
  else await caches.delete(key);
}

const look = () => ({ localStorage: onDevice(), sessionStorage: entriesOf(() => window.sessionStorage) });

/** All that this site holds on the device, kept up to date, with what erases it and puts it back. */
export function useHeld() {
  const [others, setOthers] = useState<Pick<Held, 'caches' | 'indexedDB'>>({
    indexedDB: new Map(),
    caches: new Map(),
  });
  const [near, setNear] = useState(look);
  const refresh = useCallback(() => {
    setNear(look());
    void otherPlaces().then(setOthers);
  }, []);
  useEffect(() => {
    refresh();
    addEventListener('storage', refresh);
    // The shell keeps one thing by itself: the seed of a tile that has got its first layer. What is erased here tells itself.
    const stop = subscribeDevice(SEED_KEY, () => {
      if (readDevice(SEED_KEY) !== null) setNear(look());
    });
    return () => {
      removeEventListener('storage', refresh);
      stop();
    };
  }, [refresh]);
  const held: Held = { ...near, ...others };

  async function forget(keys: readonly HeldKey[]): Promise<Erased> {
    // Databases and caches hold what the site can fetch or send again: they are not put back.
    const erased = keys.flatMap((key) => {
      const text = key.where === 'localStorage' ? readDevice(key.key) : null;
      return text === null ? [] : [{ key, text }];
    });
    await Promise.all(keys.map(erase));
    refresh();
    return erased;
  }
  function bringBack(erased: Erased): void {
    for (const { key, text } of erased) writeDevice(key.key, text);
    refresh();
  }
  /** Writes what another device brought, or takes it back. @returns what stood there before */
  function put(texts: ReadonlyMap<string, string | null>): ReadonlyMap<string, string | null> {
    const before = new Map([...texts.keys()].map((key) => [key, readDevice(key)]));
    for (const [key, text] of texts) {
      if (text === null) removeDevice(key);
      else writeDevice(key, text);
    }
    refresh();
    return before;
  }
  return { held, forget, bringBack, put, refresh };
}
