import type { Registry } from '../registry/schema.ts';

const MAIN = '/';

/**
 * Routes that have a document of their own at a real path. Every other one is reached in the main document, behind `#`:
 * a crawler never sees it apart.
 */
const hasDocument = (path: string): boolean => path === MAIN;

/** Where a route is, relative to the site's address: '' for the main page, '#/prompt-factory'. */
export const placeOf = (path: string): string => {
  if (!hasDocument(path)) return `#${path}`;
  return path === MAIN ? '' : `${path.slice(1)}/`;
};

const routesOf = ({ apps }: Registry) => Object.values(apps).flatMap(({ routes }) => routes);

/** Real paths of the routes that search engines may list, relative to the site's address. */
export const listedPlaces = (registry: Registry): string[] =>
  routesOf(registry)
    .filter(({ path, listed }) => listed !== false && hasDocument(path))
    .map(({ path }) => placeOf(path));

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
 */
export function describeRoute(registry: Registry, path: string, siteUrl: string | null): Description {
  const routes = routesOf(registry);
  const main = routes.find((route) => route.path === MAIN);
  const route = routes.find((candidate) => candidate.path === path) ?? main;
  const name = main?.title ?? '';
  const title = route?.title ?? name;
  return {
    title: title === name || !name ? title : `${title} · ${name}`,
    description: route?.description ?? main?.description ?? '',
    address: siteUrl && `${siteUrl}${placeOf(route?.path ?? MAIN)}`,
  };
}
