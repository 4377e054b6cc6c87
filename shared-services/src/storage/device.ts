/**
 * What the site remembers on this device. Storage can be refused (private windows, policies), full or spoilt: then the
 * value lives in memory until the page closes, and the page works on.
 */

/**
 * Values that storage would not take. One map for the whole document: every remote carries its own copy of this module,
 * and a visitor must not become another one in each of them.
 */
const MEMORY = Symbol.for('ia-para-todos.device-memory');
const shared = globalThis as { [MEMORY]?: Map<string, string> };
const inMemory = shared[MEMORY] ?? new Map<string, string>();
shared[MEMORY] = inMemory;
/** As above: what one copy writes, those who listen to another hear. */
const LISTENERS = Symbol.for('ia-para-todos.device-listeners');
const sharedListeners = globalThis as { [LISTENERS]?: Map<string, Set<() => void>> };
const listeners = sharedListeners[LISTENERS] ?? new Map<string, Set<() => void>>();
sharedListeners[LISTENERS] = listeners;
let warned = false;

/** @returns the stored text, or null when there is none. */
export function readDevice(key: string): string | null {
  return inMemory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;
}

/** @returns false when the value could be kept in memory only. */
export function writeDevice(key: string, value: string): boolean {
  const stored = attempt((storage) => {
    storage.setItem(key, value);
    return true;
  });
  if (stored) inMemory.delete(key);
  else inMemory.set(key, value);
  notify(key);
  return stored ?? false;
}

/**
 * Whether this device keeps what it is given. False when storage is refused or full: a page that promises to keep
 * something then says that it will last only while the site stays open.
 */
export function deviceKeeps(): boolean {
  const PROBE = 'deviceKeeps';
  return (
    inMemory.size === 0 &&
    attempt((storage) => {
      storage.setItem(PROBE, '1');
      storage.removeItem(PROBE);
      return true;
    }) === true
  );
}

/** The keys that begin so, whether storage took them or not. */
export function deviceKeys(prefix: string): string[] {
  const stored = attempt((storage) =>
    Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ''),
  );
  return [...new Set([...(stored ?? []), ...inMemory.keys()])].filter((key) => key.startsWith(prefix));
}

export function removeDevice(key: string): void {
  inMemory.delete(key);
  attempt((storage) => storage.removeItem(key));
  notify(key);
}

/** Stands for every key among the listeners. An app that was built before this was does not tell those of every key. */
const ANY = '';

/**
 * Calls back when the value changes, here or in another tab.
 * @param which its key; null: whichever changes
 * @returns a function that stops it.
 */
export function subscribeDevice(which: string | null, listener: () => void): () => void {
  const key = which ?? ANY;
  if (listeners.size === 0) addEventListener('storage', onStorageEvent);
  const forKey = listeners.get(key) ?? new Set();
  listeners.set(key, forKey.add(listener));
  return () => {
    forKey.delete(listener);
    if (forKey.size === 0 && listeners.get(key) === forKey) listeners.delete(key);
    if (listeners.size === 0) removeEventListener('storage', onStorageEvent);
  };
}

/** Another tab wrote. A null key means that it cleared everything. */
function onStorageEvent(event: StorageEvent): void {
  for (const key of event.key === null ? [...listeners.keys()] : [event.key]) {
    inMemory.delete(key);
    notify(key);
  }
}

function notify(key: string): void {
  for (const listener of [...(listeners.get(key) ?? []), ...(listeners.get(ANY) ?? [])]) listener();
}

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  // No window: prerendering.
  if (typeof window === 'undefined') return undefined;
  try {
    return use(window.localStorage);
  } catch (error) {
    if (!warned) console.warn('O armazenamento deste dispositivo não está disponível.', error);
    warned = true;
    return undefined;
  }
}
