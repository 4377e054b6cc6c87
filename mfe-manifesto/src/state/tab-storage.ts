/**
 * Tab-scoped storage: tabs never overwrite each other. When storage is refused or full, values stay in memory until
 * the page closes.
 */
const inMemory = new Map<string, string>();

/** @returns the stored text of this tab, or null. */
export function readTab(key: string): string | null {
  const value = inMemory.get(key);
  if (value !== undefined) return value;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab. */
export function writeTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
}
