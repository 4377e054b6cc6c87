import { isCostly } from '../lib/is-costly.ts';
import { requestedFiles } from './app-files.ts';
import { currentVersion } from './current-version.ts';
import { collectGarbage } from './garbage.ts';
import { cacheOfflinePage } from './offline-page.ts';
import { siteUrl } from './scope.ts';
import {
  filesOf,
  liveFolders,
  readSiteVersion,
  revokedFolders,
  routesOf,
  type SiteRegistry,
  type SiteVersion,
  shellFiles,
} from './site-version.ts';
import { deleteState, writeState } from './state.ts';
import { areCached, cacheFile, cacheOf, FOLDER, folderOf, learnModules, versionCaches } from './versions.ts';

/**
 * Files of a newer site version whose predecessors are cached: their names differ only in version and hash.
 */
async function successorsOfCached(next: SiteVersion): Promise<string[]> {
  const nameOf = (address: string) =>
    `${folderOf(address)?.replace(/[^/]+\/$/, '')}${address.replace(FOLDER, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')}`;
  const cached = new Set<string>();
  for (const name of await versionCaches())
    for (const { url } of await (await caches.open(name)).keys()) cached.add(nameOf(url));
  const live = new Set<string | undefined>(liveFolders(next));
  return next.modules
    .map(([address]) => address)
    .filter((address) => live.has(folderOf(address)) && cached.has(nameOf(address)));
}

/** Files in the next site version of the routes that open offline so far. */
async function filesOfCachedRoutes(before: SiteVersion, next: SiteVersion): Promise<string[]> {
  const paths: string[] = [];
  for (const route of routesOf(before)) {
    const files = filesOf(route);
    if (files.length > 0 && (await areCached(files))) paths.push(route.path);
  }
  return routesOf(next)
    .filter(({ path }) => paths.includes(path))
    .flatMap(filesOf);
}

/**
 * Adopts the site version of a main page for offline use, once all files are cached that were cached of the
 * previous one. Until then, the previous version stays complete.
 * @throws when a file is not available, or its integrity does not match
 */
export async function adoptSiteVersion(html: string): Promise<void> {
  const next = await readSiteVersion(html);
  if (!next) return;
  learnModules(next);
  await deleteRevoked(next.registry);
  await cacheOfflinePage();
  const before = await currentVersion();
  await writeState(`document ${next.key}`, html);
  if (before?.key !== next.key) {
    const files = [
      ...shellFiles(next),
      ...(before ? await filesOfCachedRoutes(before, next) : []),
      ...(before ? await successorsOfCached(next) : []),
      ...(await requestedFiles(next)),
    ];
    // On a costly connection nothing is prefetched: the version waits until the browser has its files.
    await Promise.all([...new Set(files)].map((file) => cacheFile(file, isCostly())));
    await writeState('current', next.key);
  }
  await collectGarbage();
}

/**
 * Deletes the caches of revoked versions. `openFile` does not take their files from the browser's own cache
 * either.
 */
export async function deleteRevoked(registry: SiteRegistry): Promise<void> {
  const revoked = revokedFolders(registry);
  await writeState('revoked', JSON.stringify(revoked));
  for (const folder of revoked) await caches.delete(cacheOf(folder));
  const current = await currentVersion();
  if (current && revoked.includes(siteUrl(current.registry.shell.base))) await deleteState('current');
}
