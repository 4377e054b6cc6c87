import { SITE_MARK } from '@ia/federation/first-view';

// Taken once, when the shell starts: a page that writes a path into the address must not move the ground under the rest.
// Where there is no document, a build renders the frame of first views: the site's root is marked then.
const at = typeof document === 'undefined' ? null : document;
// Without a query: networks append `?fbclid=…` to the site's own address, and it would stand in all that is shared from here.
const here = at ? at.baseURI.replace(/[?#].*$/s, '') : SITE_MARK;
const { root = './', route = '/' } = at?.documentElement.dataset ?? {};
const base = route === '/' ? here : new URL(root, here).href;

/**
 * An absolute address of something of this site.
 * @example atBase('./registry.json') // 'https://ia.municipio.example/registry.json'
 * @example atBase('#/curso') // 'https://ia.municipio.example/#/curso'
 */
export const atBase = (address: string): string => new URL(address, base).href;

/** The same of something that this document names as seen from itself: it may stand at the real path of a route. */
export const atDocument = (address: string): string => new URL(address, here).href;
