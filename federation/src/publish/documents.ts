import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentedPaths } from '../document/index.ts';
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

export const rootFrom = (route: string): string =>
  route === '/' ? './' : '../'.repeat(route.split('/').length - 1);

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

/** A part of a route's path. Nothing else holds documents: what has another name is somebody else's. */
const isWord = (folder: string): boolean => /^[a-z0-9-]+$/.test(folder);

/** The documents at a place and below it. What lies deeper comes first: a folder goes when nothing is left in it. */
async function documentsBelow(site: string, place: string): Promise<string[]> {
  const folders = (await foldersIn(path.join(site, place))).filter(isWord);
  const below = await Promise.all(folders.map((folder) => documentsBelow(site, `${place}/${folder}`)));
  const file = `${place}/index.html`;
  const text = await readFile(path.join(site, file), 'utf8').catch(() => '');
  return [...below.flat(), ...(text.includes(' data-route="') ? [file] : [])];
}

/** Documents that were composed before, of routes that have none any more: they would still be found. */
export async function formerDocuments(site: string): Promise<Record<string, null>> {
  const gone: string[] = [];
  for (const folder of await foldersIn(site)) {
    if (!isWord(folder) || (await isAppFolder(site, folder))) continue;
    gone.push(...(await documentsBelow(site, folder)));
  }
  return Object.fromEntries(gone.map((file) => [file, null]));
}
