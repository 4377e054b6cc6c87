import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentedPaths } from '../document/index.ts';
import type { Registry } from '../registry/schema.ts';
import { foldersIn } from './folder.ts';
import { isAppFolder } from './release.ts';

/** The shell template's mark for the path from a document to the site's root. */
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

/** Routes that have their own document besides the main page; none in a site without a shell. */
export const documentsOf = (registry: Registry, { featureFlags }: Record<string, unknown>): string[] =>
  registry.shell.version === 'none'
    ? []
    : documentedPaths(registry, featureFlags as Record<string, unknown> | undefined);

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
