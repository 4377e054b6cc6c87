const STORAGE_KEY = 'reloadedFor';

/**
 * Reloads the site for published versions that this document cannot load, once for each. The limit prevents
 * endless reloads, because the new document may come from a cache that is older than the registry. A reload
 * loses no drafts: they are stored on the device.
 * @param outdatedApps published versions: `<app>@<version>`
 * @returns true when the document is being reloaded
 */
export function reloadFor(outdatedApps: readonly string[]): boolean {
  const versions = [...outdatedApps].sort().join(' ');
  if (!versions) return false;
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === versions) return false;
    sessionStorage.setItem(STORAGE_KEY, versions);
  } catch {
    return false; // Storage is blocked: without a record the page could reload endlessly.
  }
  window.location.reload();
  return true;
}
