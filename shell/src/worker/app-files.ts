import { siteUrl } from './scope.ts';
import { type SiteRoute, type SiteVersion, siteRoutes } from './site-version.ts';
import { readList } from './state.ts';
import { ANY_VARIANT, versionCacheName } from './versions.ts';

interface AppFile {
  address: string;
  /** Bytes. */
  size: number;
}

/** Lists all files that the pages of a route's app may load, from the release record of the app. */
export async function listAppFiles({ app, base }: SiteRoute): Promise<AppFile[]> {
  const version = base.replace(/\/$/, '').replace(/^.*\//, '');
  const record = siteUrl(`./${app}/releases/${version}.json`);
  const response = (await caches.match(record, ANY_VARIANT)) ?? (await fetch(record));
  if (!response.ok) throw new Error(`${record} returned status ${response.status}.`);
  const { files } = (await response.clone().json()) as { files: Record<string, { bytes: number }> };
  await (await caches.open(versionCacheName(siteUrl(base)))).put(record, response);
  return (
    Object.entries(files)
      // The entry and the assets, without their compressed copies.
      .filter(([file]) => /^(remoteEntry\.js|assets\/.*(?<!\.br))$/.test(file))
      .map(([file, { bytes }]) => ({ address: siteUrl(base + file), size: bytes }))
  );
}

/** Lists the files of all apps with a page that the visitor saved for offline use. */
export async function listSavedFiles(version: SiteVersion): Promise<string[]> {
  const savedPaths = await readList('saved');
  const routeByApp = new Map(
    siteRoutes(version)
      .filter(({ path }) => savedPaths.includes(path))
      .map((route) => [route.app, route]),
  );
  const files = await Promise.all([...routeByApp.values()].map(listAppFiles));
  return files.flat().map(({ address }) => address);
}
