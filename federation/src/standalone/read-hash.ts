import type { Route } from '../contract/shell-api.ts';

/** What a hash asks for, seen from the page one is on: `#/pagina?a=b#secao`, or `#secao` of this page. */
export function readHash(hash: string, from: Pick<Route, 'path' | 'query'>): Route {
  const address = hash.replace(/^#/, '');
  if (!address.startsWith('/')) return { ...from, anchor: decodeURIComponent(address) || null };
  const [, path = '/', search = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  return {
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    anchor: decodeURIComponent(anchor) || null,
  };
}

/** The inverse of {@link readHash}. */
export function writeHash({ path, query, anchor }: Route): string {
  const search = new URLSearchParams(query).toString();
  return `#${path}${search && `?${search}`}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
