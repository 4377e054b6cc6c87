import { resolveAddress } from '../address/parse-address.ts';
import type { Route } from '../contract/shell-api.ts';

/**
 * Resolves a hash or in-site address against the page `from`, in an app that runs without the shell. An empty
 * hash stays on that page.
 */
export const readHash = (hash: string, from: Pick<Route, 'path' | 'query'>): Route =>
  /^#?$/.test(hash) ? { ...from, anchor: null } : resolveAddress(hash, from);

/**
 * Returns the hash of a route. Unlike the shell's, it always contains the path, even for
 * an anchor of the main page.
 */
export function writeHash({ path, query, anchor }: Route): string {
  const search = new URLSearchParams(query).toString();
  return `#${path}${search && `?${search}`}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
