import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Packument, packageFolder } from './layout.ts';
import { withAbsoluteUrls } from './packuments.ts';

/** npm encodes the slash of a scoped name as %2f, other clients do not. */
const PACKUMENT_PATH = /^\/packages\/(@[a-z0-9-]+)(?:\/|%2f)([a-z0-9-]+)$/i;

/**
 * Reads the packument of a package, which is npm's metadata, with absolute addresses of its archives.
 * @param pathname path of the request: '/packages/@ia%2ffederation'
 * @param siteUrl the site's address as the client reaches it, with a trailing slash
 * @returns null when the site has no such package
 */
export async function readPackument(
  site: string,
  pathname: string,
  siteUrl: string,
): Promise<Packument | null> {
  const [, scope, name] = PACKUMENT_PATH.exec(pathname) ?? [];
  if (!scope || !name) return null;
  const file = path.join(site, packageFolder(`${scope}/${name}`), 'index.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const packument = JSON.parse(text) as Packument;
  return withAbsoluteUrls(packument, siteUrl);
}
