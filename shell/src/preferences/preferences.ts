import { type Choice, NAMES, type Preferences, readPreferences, writePreferences } from './choices.ts';

const KEY = 'preferences';

const listeners = new Set<() => void>();
let current = readPreferences(stored());

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The browser's own frame follows the page, not the system. */
function showInFrame({ scheme }: Preferences): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.as ?? meta.getAttribute('media') ?? '';
    meta.dataset.as = own;
    meta.setAttribute('media', scheme === 'auto' ? own : own.includes(scheme) ? 'all' : 'not all');
  }
}

/** Puts them on the document: `public/preferences.js` did so before the first paint, a page may have changed it since. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  const chosen = JSON.parse(writePreferences(current) ?? '{}') as Partial<Preferences>;
  for (const name of NAMES) {
    if (chosen[name]) dataset[name] = chosen[name];
    else delete dataset[name];
  }
  if (!chosen.contrast && matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'more';
  showInFrame(current);
}

function become(next: Preferences): void {
  current = next;
  applyPreferences();
  for (const listener of [...listeners]) listener();
}

/** Keeps the choice on the device. Where storage is refused it lasts until the page closes. */
function keep(next: Preferences): void {
  const text = writePreferences(next);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // As said above.
  }
  become(next);
}

export const preferences = {
  get: (): Preferences => current,
  choose: <C extends Choice>(name: C, value: Preferences[C]) => keep({ ...current, [name]: value }),
  reset: () => keep(readPreferences(null)),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Puts them on the document and follows other tabs. @returns what ends it */
export function watchPreferences(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) become(readPreferences(stored()));
  };
  addEventListener('storage', onStorage);
  become(readPreferences(stored()));
  return () => removeEventListener('storage', onStorage);
}
