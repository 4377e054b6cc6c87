const KEY = 'renewedFor';

/**
 * Opens the site anew for what is published and this document cannot take up, once for each: the page may come from
 * something that keeps it for longer than the registry. What a visitor wrote is kept on their device.
 * @param behind what is published: `<app>@<version>`
 * @returns whether another document is on its way
 */
export function renewFor(behind: readonly string[]): boolean {
  const what = [...behind].sort().join(' ');
  if (!what) return false;
  try {
    if (sessionStorage.getItem(KEY) === what) return false;
    sessionStorage.setItem(KEY, what);
  } catch {
    return false; // It could not be remembered, and the page might open anew for ever.
  }
  window.location.reload();
  return true;
}
