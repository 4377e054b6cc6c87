import { readFile } from 'node:fs/promises';
import { LOCAL_SITE } from '../config/site-url.ts';
import { readSiteUrl } from '../document/index.ts';
import { fetchConfig, fetchRegistry } from '../published/published-site.ts';
import { configFileOf, readConfig } from '../site/config.ts';
import { registryFileOf } from '../site/registry.ts';

/** The configuration with a site's backend. */
export interface ServedConfig {
  config: Record<string, unknown>;
  /** File or address that it was read from, for messages. */
  file: string;
  /** Address of the site, to resolve a relative backend address. */
  base: string | null;
}

/** Guards against another checkout served at the default address: its counts are of other visitors. */
async function isServedAt(site: string, url: string): Promise<boolean> {
  const registry = JSON.parse(await readFile(registryFileOf(site), 'utf8')) as unknown;
  return JSON.stringify(registry) === JSON.stringify(await fetchRegistry({ url }));
}

/**
 * Finds the configuration with the backend of a site in a folder. `pnpm start` does not write its backend to
 * `site.config.json`, only to the page that it serves. Without a backend in the file, this reads the page at
 * `FEDERATION_SITE_URL`, at `siteUrl` or at the default address of `pnpm start`.
 * @param local default address of `pnpm start`
 * @returns the configuration; if no backend is found, the reason and a remedy
 */
export async function findServedConfig(
  site: string,
  local = LOCAL_SITE,
): Promise<ServedConfig | { unknown: string }> {
  const config = await readConfig(site).catch((): Record<string, unknown> => ({}));
  const file = configFileOf(site);
  const siteAddress = process.env.FEDERATION_SITE_URL || readSiteUrl(config);
  if (config.backend !== undefined) return { config, file, base: siteAddress };
  const url = new URL(siteAddress ?? local).href.replace(/\/*$/, '/');
  const readServed = async () => {
    if (siteAddress === null && !(await isServedAt(site, url))) return {};
    return fetchConfig({ url });
  };
  const served = await readServed().catch((): Record<string, unknown> => ({}));
  if (served.backend !== undefined) return { config: served, file: url, base: url };
  return {
    unknown:
      `${file} names no backend, and this site is not served with one at ${url}. Start it (pnpm start), or set its ` +
      'address: FEDERATION_SITE_URL=http://localhost:5270',
  };
}
