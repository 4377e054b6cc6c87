import type { CachedRoute } from './protocol.ts';
import { readSiteVersion, routeFiles, type SiteVersion, siteRoutes } from './site-version.ts';
import { readState } from './state.ts';
import { areCached } from './versions.ts';

/** Reads the site version that opens offline, which `adoptSiteVersion` cached; null while there is none. */
export async function currentVersion(): Promise<SiteVersion | null> {
  const key = await readState('current');
  const html = key && (await readState(`document ${key}`));
  return html ? readSiteVersion(html) : null;
}

/** Lists the routes that open offline. */
export async function listCachedRoutes(): Promise<CachedRoute[]> {
  const current = await currentVersion();
  const cached: CachedRoute[] = [];
  for (const route of current ? siteRoutes(current) : [])
    if (route.listed !== false && (await areCached(routeFiles(route))))
      cached.push({ path: route.path, title: route.title });
  return cached;
}
