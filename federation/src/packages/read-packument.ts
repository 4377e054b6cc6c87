import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, type Packument } from './layout.ts';
import { addressed } from './packuments.ts';

/** npm writes the slash of a scoped name as %2f, other clients leave it. */
const asked = /^\/packages\/(@[a-z0-9-]+)(?:\/|%2f)([a-z0-9-]+)$/i;

/**
 * What the site's registry says of a package, with the addresses of its archives made absolute.
 * @param pathname as it was asked for: '/packages/@ia%2ffederation'
 * @param siteUrl the site's address, with a slash at the end, as the one who asks reaches it
 * @returns null when that is no package of this site
 */
export async function readPackument(
  site: string,
  pathname: string,
  siteUrl: string,
): Promise<Packument | null> {
  const [, scope, name] = asked.exec(pathname) ?? [];
  if (!scope || !name) return null;
  const file = path.join(site, folderOf(`${scope}/${name}`), 'index.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const packument = JSON.parse(text) as Packument;
  return addressed(packument, siteUrl);
}
