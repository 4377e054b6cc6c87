import { scope, siteUrl } from './scope.ts';
import { liveFolders, readSiteVersion, type SiteVersion, siteApps } from './site-version.ts';
import { deleteState, readState, stateNames } from './state.ts';
import { versionCacheName, versionCaches, versionFolder } from './versions.ts';

/** Windows whose document is being fetched: `clients.matchAll` does not list them yet. */
export const openingWindows = new Set<string>();

/**
 * Lists the folders of all versions that a document of a site version may load: shell, live and last good.
 */
function usableFolders(version: SiteVersion): string[] {
  const lastGood = siteApps(version.registry).map(
    ([, app]) => app.lastGood && versionFolder(siteUrl(app.lastGood.entry)),
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
  const openWindows = new Set(windows.map(({ id }) => id));
  for (const id of openWindows) openingWindows.delete(id);
  const windowVersions = await Promise.all(
    [...openWindows, ...openingWindows].map((id) => readState(`window ${id}`)),
  );
  const usedKeys = new Set([await readState('current'), ...windowVersions]);
  const usedCaches = new Set<string>();
  for (const key of usedKeys) {
    const html = key && (await readState(`document ${key}`));
    const version = html && (await readSiteVersion(html));
    if (!version) return;
    for (const folder of usableFolders(version)) usedCaches.add(versionCacheName(folder));
  }
  for (const name of await versionCaches()) if (!usedCaches.has(name)) await caches.delete(name);
  for (const { name, kind, id } of await stateNames()) {
    const isStale =
      (kind === 'document' && !usedKeys.has(id)) ||
      (kind === 'window' && !openWindows.has(id) && !openingWindows.has(id));
    if (isStale) await deleteState(name);
  }
}
