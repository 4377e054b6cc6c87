import { pathsWithDocument } from '../document/index.ts';
import type { Files } from '../files/folder.ts';
import type { Registry } from '../registry/schema.ts';
import { isAppFolder } from '../site/releases.ts';

// A document is the HTML file of a route at a real path: `fabrica/index.html` for `#/fabrica`. Crawlers do
// not see hash addresses. Compose writes it from the shell's template.

/** Attribute of the shell's template that a composed document replaces. */
const ROOT_ATTRIBUTE = 'data-root="./"';

/**
 * Writes into a document the relative path to the site's root, its route, and the routes that have plain-text
 * documents.
 * @param plainTextRoutes routes with a plain-text document
 */
export const withRouteAttributes = (
  template: string,
  route: string,
  plainTextRoutes: readonly string[] = [],
): string =>
  template.replace(
    ROOT_ATTRIBUTE,
    `data-root="${rootFrom(route)}" data-route="${route}" data-texts="${plainTextRoutes.join(' ')}"`,
  );

/** Returns the path from a route's document to the site's root: '/museu/obras' → '../../'. */
export const rootFrom = (route: string): string =>
  route === '/' ? './' : '../'.repeat(route.split('/').length - 1);

/** Returns the file of a route's document, relative to the site. */
export const documentFile = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;

/** Returns routes with their own document besides the main page; none in a site without a shell. */
export const documentsOf = (registry: Registry, config: Record<string, unknown>): string[] =>
  registry.shell.version === 'none' ? [] : pathsWithDocument(registry, config);

/** True if a folder name may be a segment of a route. Other folders contain no composed documents. */
const isRouteSegment = (folder: string): boolean => /^[a-z0-9-]+$/.test(folder);

/** Returns the documents below a folder, deepest first, so that empty folders can be removed. */
async function documentsBelow(site: Files, parent: string): Promise<string[]> {
  const folders = (await site.folders(parent)).filter(isRouteSegment);
  const below = await Promise.all(folders.map((folder) => documentsBelow(site, `${parent}/${folder}`)));
  const file = `${parent}/index.html`;
  const isDocument = (await site.text(file))?.includes(' data-route="');
  return [...below.flat(), ...(isDocument ? [file] : [])];
}

/**
 * Returns all composed documents with the content null, which deletes a document whose
 * route no longer exists.
 */
export async function staleDocuments(site: Files): Promise<Record<string, null>> {
  const stale: string[] = [];
  for (const folder of await site.folders()) {
    if (!isRouteSegment(folder) || (await isAppFolder(site, folder))) continue;
    stale.push(...(await documentsBelow(site, folder)));
  }
  return Object.fromEntries(stale.map((file) => [file, null]));
}
