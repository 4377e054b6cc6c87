import { readFile } from 'node:fs/promises';
import { readSiteUrl } from '../document/index.ts';
import { LOCAL_SITE } from '../document/site-url.ts';
import { publishedConfig, publishedRegistry } from '../loop/published-site.ts';
import { configFileOf, readConfig } from '../publish/read-config.ts';
import { registryFileOf } from '../publish/registry-of.ts';

/** The configuration that names a site's backend. */
export interface ServedConfig {
  config: Record<string, unknown>;
  /** Where it was read, for messages. */
  file: string;
  /** Address of the site, for a backend that stands below it. */
  base: string | null;
}

/** Another checkout may be served at the usual address: its counts are of other visitors. */
async function isServedAt(site: string, url: string): Promise<boolean> {
  const own = JSON.parse(await readFile(registryFileOf(site), 'utf8')) as unknown;
  return JSON.stringify(own) === JSON.stringify(await publishedRegistry({ url }));
}

/**
 * The configuration with the backend of a site that lies in a folder. `pnpm start` keeps its own backend out of
 * `site.config.json` and puts it into the page that it serves: without one in the file, the page is read, at
 * `FEDERATION_SITE_URL`, `siteUrl` or where `pnpm start` usually serves.
 * @param local where `pnpm start` usually serves
 * @returns what to do, when no backend is found
 */
export async function servedConfigOf(
  site: string,
  local = LOCAL_SITE,
): Promise<ServedConfig | { unknown: string }> {
  const config = await readConfig(site).catch((): Record<string, unknown> => ({}));
  const file = configFileOf(site);
  const named = process.env.FEDERATION_SITE_URL || readSiteUrl(config);
  if (config.backend !== undefined) return { config, file, base: named };
  const url = new URL(named ?? local).href.replace(/\/*$/, '/');
  const read = async () => {
    if (named === null && !(await isServedAt(site, url))) return {};
    return publishedConfig({ url });
  };
  const served = await read().catch((): Record<string, unknown> => ({}));
  if (served.backend !== undefined) return { config: served, file: url, base: url };
  return {
    unknown:
      `${file} names no backend, and this site is not served with one at ${url}. Start it (pnpm start), or say where it is ` +
      'served: FEDERATION_SITE_URL=http://localhost:5270',
  };
}
