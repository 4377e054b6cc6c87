import type { Registry } from '../registry/schema.ts';

const MAIN_PATH = '/';

/**
 * Returns the address of a route relative to the site: '' for the main page, 'prompt-factory/' for a route
 * with its own document, '#/moderacao' for other routes, which crawlers do not see.
 * @param documents routes with their own document, from `pathsWithDocument`
 */
export const relativeAddressOf = (path: string, documents: readonly string[] = []): string => {
  if (path === MAIN_PATH) return '';
  return documents.includes(path) ? `${path.slice(1)}/` : `#${path}`;
};

const listRoutes = ({ apps }: Registry) => Object.values(apps).flatMap(({ routes }) => routes);

/** Returns the real paths of the routes that search engines may list, relative to the site's address. */
export const listedPaths = (registry: Registry, documents: readonly string[] = []): string[] =>
  listRoutes(registry)
    .filter(
      ({ path, listed, noindex }) =>
        listed !== false && !noindex && (path === MAIN_PATH || documents.includes(path)),
    )
    .map(({ path }) => relativeAddressOf(path, documents));

/** Description of a document for browsers, search engines and link previews. */
export interface Description {
  title: string;
  description: string;
  /** Absolute address; null without a `siteUrl`. */
  address: string | null;
  noindex?: true;
}

/**
 * Returns title, description, address and indexing of a route, from the registry. The title of the main page is the
 * site's name; other pages append it. A route without a description uses the site's.
 * @param siteUrl result of `readSiteUrl`
 * @param documents routes with their own document
 */
export function describeRoute(
  registry: Registry,
  path: string,
  siteUrl: string | null,
  documents: readonly string[] = [],
): Description {
  const routes = listRoutes(registry);
  const main = routes.find((route) => route.path === MAIN_PATH);
  const route = routes.find((candidate) => candidate.path === path) ?? main;
  const name = main?.title ?? '';
  const title = route?.title ?? name;
  return {
    title: title === name || !name ? title : `${title} · ${name}`,
    description: route?.description ?? main?.description ?? '',
    address: siteUrl && `${siteUrl}${relativeAddressOf(route?.path ?? MAIN_PATH, documents)}`,
    noindex: route?.noindex,
  };
}
