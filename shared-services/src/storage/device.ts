/**
 * Access to localStorage. Storage can be unavailable (private windows, policies), full or corrupt: values are
 * then stored in memory until the page closes, and the page still works.
 */

/**
 * Values that storage refused. The map is global to the document: every remote bundles its own copy of this
 * module, and all copies must use the same visitor id.
 */
const MEMORY = Symbol.for('ia-para-todos.device-memory');
const sharedMemory = globalThis as { [MEMORY]?: Map<string, string> };
const inMemory = sharedMemory[MEMORY] ?? new Map<string, string>();
sharedMemory[MEMORY] = inMemory;
/** Global for the same reason: a write by one copy notifies the listeners of all copies. */
const LISTENERS = Symbol.for('ia-para-todos.device-listeners');
const sharedListeners = globalThis as { [LISTENERS]?: Map<string, Set<() => void>> };
const listeners = sharedListeners[LISTENERS] ?? new Map<string, Set<() => void>>();
sharedListeners[LISTENERS] = listeners;
let hasWarned = false;

/**
 * Reads a value.
 * @returns the stored text, or null when the key is absent
 */
export function readDevice(key: string): string | null {
  return inMemory.get(key) ?? tryStorage((storage) => storage.getItem(key)) ?? null;
}

/**
 * Writes a value and notifies the listeners.
 * @returns false when storage refused the value and it lives in memory only
 */
export function writeDevice(key: string, value: string): boolean {
  const stored = tryStorage((storage) => {
    storage.setItem(key, value);
    return true;
  });
  if (stored) inMemory.delete(key);
  else inMemory.set(key, value);
  notify(key);
  return stored ?? false;
}

/**
 * Returns true when storage accepts values. When it is false, a page that promises to store something says
 * instead that the data lasts only while the site stays open.
 */
export function canStoreOnDevice(): boolean {
  const PROBE = 'deviceProbe';
  return (
    inMemory.size === 0 &&
    tryStorage((storage) => {
      storage.setItem(PROBE, '1');
      storage.removeItem(PROBE);
      return true;
    }) === true
  );
}

/** Returns the keys with this prefix, in storage and in memory. */
export function deviceKeys(prefix: string): string[] {
  const stored = tryStorage((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
  );
  return [...new Set([...(stored ?? []), ...inMemory.keys()])].filter((key) => key.startsWith(prefix));
}

/** Deletes a value from storage and memory, and notifies the listeners. */
export function removeDevice(key: string): void {
  inMemory.delete(key);
  tryStorage((storage) => storage.removeItem(key));
  notify(key);
}

/**
 * Key of the listeners to all changes. Apps built before this feature existed do not notify these listeners.
 */
const ANY_KEY = '';

/**
 * Subscribes to changes of a value, in this tab and in others.
 * @param watchedKey the key, or null for every key
 * @returns a function that unsubscribes
 */
export function subscribeDevice(watchedKey: string | null, listener: () => void): () => void {
  const key = watchedKey ?? ANY_KEY;
  if (listeners.size === 0) addEventListener('storage', onStorageEvent);
  const keyListeners = listeners.get(key) ?? new Set();
  listeners.set(key, keyListeners.add(listener));
  return () => {
    keyListeners.delete(listener);
    if (keyListeners.size === 0 && listeners.get(key) === keyListeners) listeners.delete(key);
    if (listeners.size === 0) removeEventListener('storage', onStorageEvent);
  };
}

/** Handles a write by another tab. A null key means that storage was cleared. */
function onStorageEvent(event: StorageEvent): void {
  for (const key of event.key === null ? [...listeners.keys()] : [event.key]) {
    inMemory.delete(key);
    notify(key);
  }
}

function notify(key: string): void {
  for (const listener of [...(listeners.get(key) ?? []), ...(listeners.get(ANY_KEY) ?? [])]) listener();
}

/** Runs `access` on localStorage. @returns undefined when storage is unavailable or refuses the access */
function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  // There is no window while prerendering.
  if (typeof window === 'undefined') return undefined;
  try {
    return access(window.localStorage);
  } catch (error) {
    if (!hasWarned) console.warn('O armazenamento deste dispositivo não está disponível.', error);
    hasWarned = true;
    return undefined;
  }
}
