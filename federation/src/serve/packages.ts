import type { ServerResponse } from 'node:http';
import { readSiteUrl } from '../document/index.ts';
import { readPackument } from '../packages/read-packument.ts';
import { readConfig } from '../publish/read-config.ts';

/** The address this visitor knows the site by: its public one behind a proxy that ends https, else that of this server. */
async function addressFor(site: string, host: string): Promise<string> {
  const own = readSiteUrl(await readConfig(site).catch(() => ({})));
  return own && new URL(own).host === host ? own : `http://${host}/`;
}

/**
 * Answers what npm asks about a package, so that one line in `.npmrc` (`@ia:registry=https://…/packages/`) is all a team
 * needs. The archives are files like any other.
 * @returns false when no package was asked for
 */
export async function servePackument(
  site: string,
  { pathname, host }: URL,
  response: ServerResponse,
): Promise<boolean> {
  if (!pathname.startsWith('/packages/')) return false;
  const packument = await readPackument(site, pathname, await addressFor(site, host));
  if (!packument) return false;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(JSON.stringify(packument));
  return true;
}
