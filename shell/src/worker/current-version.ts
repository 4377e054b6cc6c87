import type { CachedRoute } from './protocol.ts';
import { filesOf, readSiteVersion, routesOf, type SiteVersion } from './site-version.ts';
import { readState } from './state.ts';
import { areCached } from './versions.ts';

/** The site version that opens offline; null while there is none. */
export async function currentVersion(): Promise<SiteVersion | null> {
  const key = await readState('current');
  const html = key && (await readState(`document ${key}`));
  return html ? readSiteVersion(html) : null;
}

/** The routes that open offline. */
export async function cachedRoutes(): Promise<CachedRoute[]> {
  const current = await currentVersion();
  const found: CachedRoute[] = [];
  for (const route of current ? routesOf(current) : [])
    if (route.listed !== false && (await areCached(filesOf(route))))
      found.push({ path: route.path, title: route.title });
  return found;
}
