import { SEED_KEY } from '@ia/shared-services/personal-tile';
import {
  deviceKeys,
  readDevice,
  removeDevice,
  subscribeDevice,
  writeDevice,
} from '@ia/shared-services/storage';
import { useCallback, useEffect, useState } from 'react';
import type { DeviceSnapshot, StoredKey } from '../rules/stored-items.ts';

/** Erased entries, for undo. */
export type ErasedEntries = { key: StoredKey; text: string }[];

function readEntries(storage: () => Storage): Map<string, string> {
  try {
    return new Map(Object.entries(storage()));
  } catch {
    return new Map(); // Storage access is blocked.
  }
}

const readLocalStorage = () => new Map(deviceKeys('').map((key) => [key, readDevice(key) ?? '']));

async function readOtherStorages(): Promise<Pick<DeviceSnapshot, 'caches' | 'indexedDB'>> {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => []);
  const caches = await globalThis.caches?.keys().catch(() => []);
  const toMap = (names: readonly string[] = []) => new Map(names.map((name) => [name, '']));
  return { indexedDB: toMap(databases?.flatMap(({ name }) => name ?? [])), caches: toMap(caches) };
}

async function erase({ storage, key }: StoredKey): Promise<void> {
  if (storage === 'localStorage') removeDevice(key);
  else if (storage === 'sessionStorage') sessionStorage.removeItem(key);
  else if (storage === 'indexedDB') indexedDB.deleteDatabase(key);
  else await caches.delete(key);
}

const readWebStorage = () => ({
  localStorage: readLocalStorage(),
  sessionStorage: readEntries(() => window.sessionStorage),
});

/** Lists all data that this site stores on the device, follows changes, and offers erase and undo. */
export function useDeviceData() {
  const [otherStorages, setOtherStorages] = useState<Pick<DeviceSnapshot, 'caches' | 'indexedDB'>>({
    indexedDB: new Map(),
    caches: new Map(),
  });
  const [webStorage, setWebStorage] = useState(readWebStorage);
  const refresh = useCallback(() => {
    setWebStorage(readWebStorage());
    void readOtherStorages().then(setOtherStorages);
  }, []);
  useEffect(() => {
    refresh();
    addEventListener('storage', refresh);
    // The shell writes one key on its own: the seed of the visitor's tile, with its first layer. Erasing it
    // here refreshes already, so follow writes only.
    const stop = subscribeDevice(SEED_KEY, () => {
      if (readDevice(SEED_KEY) !== null) setWebStorage(readWebStorage());
    });
    return () => {
      removeEventListener('storage', refresh);
      stop();
    };
  }, [refresh]);
  const snapshot: DeviceSnapshot = { ...webStorage, ...otherStorages };

  async function eraseEntries(keys: readonly StoredKey[]): Promise<ErasedEntries> {
    // Undo covers localStorage only: caches can be fetched again, and session data ends with the tab.
    const erased = keys.flatMap((key) => {
      const text = key.storage === 'localStorage' ? readDevice(key.key) : null;
      return text === null ? [] : [{ key, text }];
    });
    await Promise.all(keys.map(erase));
    refresh();
    return erased;
  }
  function restore(erased: ErasedEntries): void {
    for (const { key, text } of erased) writeDevice(key.key, text);
    refresh();
  }
  /**
   * Writes imported values, or undoes that (null removes a key).
   * @returns the previous values
   */
  function writeTexts(texts: ReadonlyMap<string, string | null>): ReadonlyMap<string, string | null> {
    const before = new Map([...texts.keys()].map((key) => [key, readDevice(key)]));
    for (const [key, text] of texts) {
      if (text === null) removeDevice(key);
      else writeDevice(key, text);
    }
    refresh();
    return before;
  }
  return { snapshot, eraseEntries, restore, writeTexts, refresh };
}
