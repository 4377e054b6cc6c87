import type { Route } from '../contract/shell-api.ts';

// The site routes by hash: `#/prompt-factory?receita=carta#fabrica` is path, query and anchor of a page. A
// hash without a slash, `#about`, is an anchor of the current page.

/** Decodes percent encoding. Returns malformed text unchanged. */
const decodeOrKeep = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Groups: path, anchor after the path, query, anchor at the end. The path is missing for `#name` without a slash.
 * An anchor of a route may have its `#` encoded: after the path, as the site shares links, or at the end, as some
 * mail programs write it. Matches any text.
 */
const ADDRESS =
  /^#?(?:(?=\/|$)([^?#]*?)\/*(?:%23([^?#]*))?(?:\?([^#]*?))?(?:#|%23(?=[a-z][a-z0-9-]*$)|$)|)(.*)/s;

/**
 * Splits a hash or an in-site address into its parts without decoding query and anchor. For scripts with a
 * size limit; other code calls {@link parseAddress}.
 * @param currentPath the path of the current page, which is the path of `#name` without a slash
 */
export function splitAddress(
  address: string,
  currentPath: string,
): { path: string; search: string; anchor: string } {
  const [, path, anchorAfterPath, search = '', anchor = ''] = ADDRESS.exec(address) as RegExpExecArray;
  return { path: path === undefined ? currentPath : path || '/', search, anchor: anchorAfterPath || anchor };
}

/** A parsed hash: a route, or for `#name` without a slash an anchor of the current page. */
export type Address = { kind: 'route'; route: Route } | { kind: 'anchor'; anchor: string };

/**
 * Parses a hash or an in-site address.
 * @example parseAddress('#/prompt-factory?receita=carta#fabrica')
 * // { kind: 'route', route: { path: '/prompt-factory', query: { receita: 'carta' }, anchor: 'fabrica' } }
 */
export function parseAddress(address: string): Address {
  const { path, search, anchor } = splitAddress(address, '');
  if (path === '') return { kind: 'anchor', anchor: decodeOrKeep(anchor) };
  const query = Object.fromEntries(new URLSearchParams(search));
  return { kind: 'route', route: { path, query, anchor: decodeOrKeep(anchor) || null } };
}

/** Resolves an address against the current page `from`. @returns the target route */
export function resolveAddress(address: string, from: Pick<Route, 'path' | 'query'>): Route {
  const parsed = parseAddress(address);
  return parsed.kind === 'route' ? parsed.route : { ...from, anchor: parsed.anchor };
}

/**
 * Returns the hash address of a document that was opened at the real path of a route.
 * Query and anchor move behind `#`. The main page keeps its hash and loses its query,
 * because social networks append `?fbclid=…` to it.
 * @example documentHash('/curso', new URL('https://ia.example/curso/?bloco=2#notas')) // '#/curso?bloco=2#notas'
 */
export const documentHash = (route: string, { search, hash }: Pick<URL, 'search' | 'hash'>): string =>
  route === '/' || hash.startsWith('#/') ? hash : `#${route}${search}${hash}`;
