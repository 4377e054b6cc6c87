import { scope, siteUrl } from './scope.ts';
import { appsOf, liveFolders, readSiteVersion, type SiteVersion } from './site-version.ts';
import { deleteState, readState, stateNames } from './state.ts';
import { cacheOf, folderOf, versionCaches } from './versions.ts';

/** Windows whose document is being fetched: `clients.matchAll` does not list them yet. */
export const openingWindows = new Set<string>();

/** The folders of all versions that a document of a site version may load. */
function foldersOf(version: SiteVersion): string[] {
  const lastGood = appsOf(version.registry).map(
    ([, app]) => app.lastGood && folderOf(siteUrl(app.lastGood.entry)),
  );
  return [
    siteUrl(version.registry.shell.base),
    ...liveFolders(version),
    ...lastGood.filter((folder) => folder !== undefined),
  ];
}

/**
 * Deletes caches of versions that neither an open window nor the current site version uses, and state of
 * windows and documents that are gone. Does nothing while the site version of any window is unknown.
 */
export async function collectGarbage(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = new Set(windows.map(({ id }) => id));
  for (const id of open) openingWindows.delete(id);
  const windowVersions = await Promise.all(
    [...open, ...openingWindows].map((id) => readState(`window ${id}`)),
  );
  const used = new Set([await readState('current'), ...windowVersions]);
  const usedCaches = new Set<string>();
  for (const key of used) {
    const html = key && (await readState(`document ${key}`));
    const version = html && (await readSiteVersion(html));
    if (!version) return;
    for (const folder of foldersOf(version)) usedCaches.add(cacheOf(folder));
  }
  for (const name of await versionCaches()) if (!usedCaches.has(name)) await caches.delete(name);
  for (const { name, kind, id } of await stateNames()) {
    const isStale =
      (kind === 'document' && !used.has(id)) ||
      (kind === 'window' && !open.has(id) && !openingWindows.has(id));
    if (isStale) await deleteState(name);
  }
}
