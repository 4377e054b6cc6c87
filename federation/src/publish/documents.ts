import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentedPaths } from '../document/index.ts';
import { READING_PLACE } from '../reading/index.ts';
import type { Registry } from '../registry/schema.ts';
import { foldersIn } from './folder.ts';
import { isAppFolder } from './release.ts';

/** What a shell's template says of itself when its documents may stand at other places than the site's root. */
const AT_ROOT = 'data-root="./"';

/**
 * Says in a document where it stands: the site's root as seen from it, the route that it is of, and the routes whose words
 * stand in the site as plain documents.
 */
export const placed = (template: string, route: string, texts: readonly string[] = []): string =>
  template.replace(
    AT_ROOT,
    `data-root="${rootFrom(route)}" data-route="${route}" data-texts="${texts.join(' ')}"`,
  );

export const rootFrom = (route: string): string => (route === '/' ? './' : '../');

/** A document's file, relative to the site. */
export const fileOf = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;

/** Whether the shell that is live can be opened at real paths. One of before knows the site's root alone. */
export async function takesRealPaths(site: string, { shell }: Registry): Promise<boolean> {
  const template = await readFile(path.join(site, shell.base, 'index.html'), 'utf8').catch(() => '');
  return template.includes(AT_ROOT);
}

/** The routes that have a document of their own in this site, besides the main page. */
export const documentsOf = async (
  site: string,
  registry: Registry,
  { featureFlags }: Record<string, unknown>,
): Promise<string[]> =>
  (await takesRealPaths(site, registry))
    ? documentedPaths(registry, featureFlags as Record<string, unknown> | undefined)
    : [];

/** Documents that were composed before, of routes that have none any more: they would still be found. */
export async function formerDocuments(site: string): Promise<Record<string, null>> {
  const gone: Record<string, null> = {};
  for (const folder of await foldersIn(site)) {
    if (folder.startsWith('.') || (await isAppFolder(site, folder))) continue;
    // What lies deeper first: a folder goes when nothing is left in it.
    for (const file of [`${folder}/${READING_PLACE}/index.html`, `${folder}/index.html`]) {
      const text = await readFile(path.join(site, file), 'utf8').catch(() => '');
      if (text.includes(' data-route="')) gone[file] = null;
    }
  }
  return gone;
}
