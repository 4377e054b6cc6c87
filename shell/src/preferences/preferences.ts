import {
  type Choice,
  nonDefaults,
  type Preferences,
  readPreferences,
  STORAGE_KEY,
  writePreferences,
} from './choices.ts';
import { showPreferences } from './show-preferences.ts';

const listeners = new Set<() => void>();
let current = readPreferences(readStored());

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Applies the preferences to the document again: a page may have changed the attributes of <html>. */
export const applyPreferences = (): void => showPreferences(nonDefaults(current));

function setCurrent(next: Preferences): void {
  current = next;
  applyPreferences();
  for (const listener of [...listeners]) listener();
}

/** Stores and applies preferences. Where storage is blocked, they last until the page closes. */
function save(next: Preferences): void {
  const text = writePreferences(next);
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage is blocked.
  }
  setCurrent(next);
}

/** The visitor's display preferences, stored on this device. */
export const preferences = {
  get: (): Preferences => current,
  choose: <C extends Choice>(name: C, value: Preferences[C]) => save({ ...current, [name]: value }),
  reset: () => save(readPreferences(null)),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Applies the preferences to the document, and changes that other tabs make.
 * @returns a function that stops it
 */
export function watchPreferences(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) setCurrent(readPreferences(readStored()));
  };
  addEventListener('storage', onStorage);
  setCurrent(readPreferences(readStored()));
  return () => removeEventListener('storage', onStorage);
}
