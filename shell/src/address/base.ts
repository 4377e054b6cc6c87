import { SITE_MARK } from '@ia/federation/prerender';

// A document is published per route: `data-route` of <html> names the route, `data-root` the relative path to
// the site's root. Both are read once at start, because a page may change the path of the address later. At
// build time there is no document: `SITE_MARK` is the placeholder of the site's root in prerendered frames.
const doc = typeof document === 'undefined' ? null : document;
// Without query and hash: social networks append `?fbclid=…`, which would end up in every shared address.
const documentUrl = doc ? doc.baseURI.replace(/[?#].*$/s, '') : SITE_MARK;
const { root = './', route = '/' } = doc?.documentElement.dataset ?? {};
const base = route === '/' ? documentUrl : new URL(root, documentUrl).href;

/**
 * The absolute address of a file or route of this site.
 * @example atBase('./registry.json') // 'https://ia.municipio.example/registry.json'
 * @example atBase('#/curso') // 'https://ia.municipio.example/#/curso'
 */
export const atBase = (address: string): string => new URL(address, base).href;

/** Resolves an address relative to this document, which may be at the real path of a route. */
export const atDocument = (address: string): string => new URL(address, documentUrl).href;
