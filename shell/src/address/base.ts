import { SITE_MARK } from '@ia/federation/prerender';

// The document's URL and base, read once at start: a page that changes the path must not change later
// addresses. At build time there is no document: SITE_MARK is the placeholder of the site's root in prerendered frames.
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
