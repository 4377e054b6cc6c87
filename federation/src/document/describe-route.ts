import type { Registry } from '../registry/schema.ts';

const MAIN = '/';

/**
 * Where a route is, relative to the site's address: '' for the main page, 'prompt-factory/' for one with a document of its own.
 * Every other one is reached in the main document, '#/moderacao': a crawler never sees it apart.
 * @param documents routes with a document of their own, as `documentedPaths` names them
 */
export const placeOf = (path: string, documents: readonly string[] = []): string => {
  if (path === MAIN) return '';
  return documents.includes(path) ? `${path.slice(1)}/` : `#${path}`;
};

const routesOf = ({ apps }: Registry) => Object.values(apps).flatMap(({ routes }) => routes);

/** Real paths of the routes that search engines may list, relative to the site's address. */
export const listedPlaces = (registry: Registry, documents: readonly string[] = []): string[] =>
  routesOf(registry)
    .filter(({ path, listed }) => listed !== false && (path === MAIN || documents.includes(path)))
    .map(({ path }) => placeOf(path, documents));

/** What a document says of itself to browsers, search engines and whoever shows a preview of it. */
export interface Description {
  title: string;
  description: string;
  /** Absolute, or null while the site does not know its own address. */
  address: string | null;
}

/**
 * Describes a route from the registry. The main page carries the site's name as its title and the others add it; a route
 * that describes itself with no sentence borrows the site's.
 * @param siteUrl as `readSiteUrl` gives it
 * @param documents routes with a document of their own
 */
export function describeRoute(
  registry: Registry,
  path: string,
  siteUrl: string | null,
  documents: readonly string[] = [],
): Description {
  const routes = routesOf(registry);
  const main = routes.find((route) => route.path === MAIN);
  const route = routes.find((candidate) => candidate.path === path) ?? main;
  const name = main?.title ?? '';
  const title = route?.title ?? name;
  return {
    title: title === name || !name ? title : `${title} · ${name}`,
    description: route?.description ?? main?.description ?? '',
    address: siteUrl && `${siteUrl}${placeOf(route?.path ?? MAIN, documents)}`,
  };
}
