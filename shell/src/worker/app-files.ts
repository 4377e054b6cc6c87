import { siteUrl } from './scope.ts';
import { routesOf, type SiteRoute, type SiteVersion } from './site-version.ts';
import { readList } from './state.ts';
import { ANY_VARIANT, cacheOf } from './versions.ts';

interface AppFile {
  address: string;
  /** Bytes. */
  size: number;
}

/** All files that the pages of a route's app may load, from the record of the app's release. */
export async function appFiles({ app, base }: SiteRoute): Promise<AppFile[]> {
  const version = base.replace(/\/$/, '').replace(/^.*\//, '');
  const record = siteUrl(`./${app}/releases/${version}.json`);
  const response = (await caches.match(record, ANY_VARIANT)) ?? (await fetch(record));
  if (!response.ok) throw new Error(`${record} returned status ${response.status}.`);
  const { files } = (await response.clone().json()) as { files: Record<string, { bytes: number }> };
  await (await caches.open(cacheOf(siteUrl(base)))).put(record, response);
  return Object.entries(files)
    .filter(([file]) => /^(remoteEntry\.js|assets\/.*(?<!\.br))$/.test(file))
    .map(([file, { bytes }]) => ({ address: siteUrl(base + file), size: bytes }));
}

/** The files of all apps with a page that a visitor saved for offline use. */
export async function requestedFiles(version: SiteVersion): Promise<string[]> {
  const saved = await readList('saved');
  const byApp = new Map(
    routesOf(version)
      .filter(({ path }) => saved.includes(path))
      .map((route) => [route.app, route]),
  );
  const files = await Promise.all([...byApp.values()].map(appFiles));
  return files.flat().map(({ address }) => address);
}
