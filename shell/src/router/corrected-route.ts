import type { Route } from '@ia/federation';
import { type Address, parseAddress } from '@ia/federation/address';

/**
 * The route that a malformed address means: other letter case, `#name` or `#%2Fname` for `#/name`, or
 * `#!/name`.
 * @returns null for none
 */
export function correctedRoute(requested: Address, isRoute: (path: string) => boolean): Route | null {
  const address =
    requested.kind === 'route' ? requested : parseAddress(`/${requested.anchor.replace(/^!?\/*/, '')}`);
  if (address.kind !== 'route') return null;
  const path = address.route.path.toLowerCase();
  return path !== '/' && isRoute(path) ? { ...address.route, path } : null;
}
