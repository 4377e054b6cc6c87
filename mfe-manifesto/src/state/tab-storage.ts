/**
 * What one tab remembers until it is closed: two tabs never overwrite each other. Refused or full storage keeps the value
 * until the page closes, and the page works on.
 */
const inMemory = new Map<string, string>();

/** @returns the text that this tab kept, or null. */
export function readTab(key: string): string | null {
  const held = inMemory.get(key);
  if (held !== undefined) return held;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
}
