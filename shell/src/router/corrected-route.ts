import type { Route } from '@ia/federation';
import { type Address, parseAddress } from '@ia/federation/address';

/**
 * Corrects a malformed address: another letter case, or `#name`, `#%2Fname` or `#!/name` for `#/name`.
 * @returns the route that it means; null when there is none
 */
export function correctedRoute(requested: Address, isRoute: (path: string) => boolean): Route | null {
  const address =
    requested.kind === 'route' ? requested : parseAddress(`/${requested.anchor.replace(/^!?\/*/, '')}`);
  if (address.kind !== 'route') return null;
  const path = address.route.path.toLowerCase();
  return path !== '/' && isRoute(path) ? { ...address.route, path } : null;
}
