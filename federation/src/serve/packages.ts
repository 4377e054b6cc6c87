import type { ServerResponse } from 'node:http';
import { readSiteUrl } from '../document/index.ts';
import { readPackument } from '../packages/read-packument.ts';
import { readConfig } from '../site/config.ts';

/**
 * Returns the site's address for this client: `siteUrl` behind a proxy that terminates
 * TLS, else this server's.
 */
async function siteAddressFor(site: string, host: string): Promise<string> {
  const siteUrl = readSiteUrl(await readConfig(site).catch(() => ({})));
  return siteUrl && new URL(siteUrl).host === host ? siteUrl : `http://${host}/`;
}

/**
 * Serves package metadata to npm, so that a team needs one line in `.npmrc`
 * (`@ia:registry=https://…/packages/`). Archives are static files.
 * @returns false if the request is not for a package
 */
export async function servePackument(
  site: string,
  { pathname, host }: URL,
  response: ServerResponse,
): Promise<boolean> {
  if (!pathname.startsWith('/packages/')) return false;
  const packument = await readPackument(site, pathname, await siteAddressFor(site, host));
  if (!packument) return false;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(JSON.stringify(packument));
  return true;
}
