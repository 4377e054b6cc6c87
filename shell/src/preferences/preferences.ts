import {
  type Choice,
  chosenIn,
  KEY,
  type Preferences,
  readPreferences,
  writePreferences,
} from './choices.ts';
import { showPreferences } from './show-preferences.ts';

const listeners = new Set<() => void>();
let current = readPreferences(stored());

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Shows the preferences again: a page may have changed the attributes of <html>. */
export const applyPreferences = (): void => showPreferences(chosenIn(current));

function become(next: Preferences): void {
  current = next;
  applyPreferences();
  for (const listener of [...listeners]) listener();
}

/** Stores the preferences on the device. Where storage is blocked they last until the page closes. */
function save(next: Preferences): void {
  const text = writePreferences(next);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
  become(next);
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

/** Applies the preferences to the document and follows other tabs. @returns a function that stops it */
export function watchPreferences(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) become(readPreferences(stored()));
  };
  addEventListener('storage', onStorage);
  become(readPreferences(stored()));
  return () => removeEventListener('storage', onStorage);
}
