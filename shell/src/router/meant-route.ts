import type { Route } from '@ia/federation';
import { type Address, parseAddress } from './address.ts';

/**
 * The route that an address means which does not name one as it stands: another case, `#name` or `#%2Fname` for `#/name`, or
 * `#!/name`. @returns null when it means none
 */
export function meantRoute(asked: Address, isRoute: (path: string) => boolean): Route | null {
  const address = asked.kind === 'route' ? asked : parseAddress(`/${asked.anchor.replace(/^!?\/*/, '')}`);
  if (address.kind !== 'route') return null;
  const path = address.route.path.toLowerCase();
  return path !== '/' && isRoute(path) ? { ...address.route, path } : null;
}
