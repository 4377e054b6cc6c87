import { isConnectionCostly } from '../lib/is-connection-costly.ts';
import { listSavedFiles } from './app-files.ts';
import { currentVersion } from './current-version.ts';
import { collectGarbage } from './garbage.ts';
import { cacheOfflinePage } from './offline-page.ts';
import { siteUrl } from './scope.ts';
import {
  liveFolders,
  readSiteVersion,
  revokedFolders,
  routeFiles,
  type SiteRegistry,
  type SiteVersion,
  shellFiles,
  siteRoutes,
} from './site-version.ts';
import { deleteState, writeState } from './state.ts';
import {
  addIntegrity,
  areCached,
  cacheFile,
  VERSION_FOLDER,
  versionCacheName,
  versionCaches,
  versionFolder,
} from './versions.ts';

/** Finds the files of a newer site version that replace cached files: same name, another version or hash. */
async function findSuccessorsOfCachedFiles(next: SiteVersion): Promise<string[]> {
  // The address without version and content hash.
  const stableName = (address: string) =>
    `${versionFolder(address)?.replace(/[^/]+\/$/, '')}${address.replace(VERSION_FOLDER, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')}`;
  const cached = new Set<string>();
  for (const name of await versionCaches())
    for (const { url } of await (await caches.open(name)).keys()) cached.add(stableName(url));
  const live = new Set<string | undefined>(liveFolders(next));
  return next.modules
    .map(([address]) => address)
    .filter((address) => live.has(versionFolder(address)) && cached.has(stableName(address)));
}

/** Returns the files in the next site version of the routes that open offline in the current one. */
async function nextFilesOfCachedRoutes(current: SiteVersion, next: SiteVersion): Promise<string[]> {
  const paths: string[] = [];
  for (const route of siteRoutes(current)) {
    const files = routeFiles(route);
    if (files.length > 0 && (await areCached(files))) paths.push(route.path);
  }
  return siteRoutes(next)
    .filter(({ path }) => paths.includes(path))
    .flatMap(routeFiles);
}

/**
 * Adopts a site version: one state of the site with the versions of all apps (`SiteVersion`). Caches its
 * files whose predecessors are cached, and then makes it the version that opens offline. Until then, the
 * previous version stays complete.
 * @throws when a file is not available, or its integrity does not match
 */
export async function adoptSiteVersion(html: string): Promise<void> {
  const next = await readSiteVersion(html);
  if (!next) return;
  addIntegrity(next);
  await deleteRevoked(next.registry);
  await cacheOfflinePage();
  const current = await currentVersion();
  await writeState(`document ${next.key}`, html);
  if (current?.key !== next.key) {
    const files = [
      ...shellFiles(next),
      ...(current ? await nextFilesOfCachedRoutes(current, next) : []),
      ...(current ? await findSuccessorsOfCachedFiles(next) : []),
      ...(await listSavedFiles(next)),
    ];
    // A costly connection fetches nothing: the version is adopted once the browser's own cache has its files.
    await Promise.all(
      [...new Set(files)].map((file) => cacheFile(file, { onlyFromBrowserCache: isConnectionCostly() })),
    );
    await writeState('current', next.key);
  }
  await collectGarbage();
}

/** Deletes the caches of revoked versions. `openFile` bypasses the browser's own cache for their files. */
export async function deleteRevoked(registry: SiteRegistry): Promise<void> {
  const revoked = revokedFolders(registry);
  await writeState('revoked', JSON.stringify(revoked));
  for (const folder of revoked) await caches.delete(versionCacheName(folder));
  const current = await currentVersion();
  if (current && revoked.includes(siteUrl(current.registry.shell.base))) await deleteState('current');
}
