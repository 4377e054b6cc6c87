/**
 * Functions by mount that return the pattern of a path below the mount, without values from the client:
 * `/rest/v1/recipes`.
 */
export type MountRoutes = Readonly<Record<string, (path: string) => string>>;

/** Pattern of unknown paths. */
export const OTHER = '/:other';

/**
 * Returns the pattern of an address: `page`, `asset`, `package`, or the mount's pattern of the path below it.
 * Logs and metrics use it, because the address itself may contain ids and tokens.
 */
export function routePattern(address: string, mounts: readonly string[], routes: MountRoutes = {}): string {
  const url = `http://localhost${address}`;
  if (!address.startsWith('/') || !URL.canParse(url)) return 'malformed';
  const { pathname } = new URL(url);
  const prefix = mounts.find((mount) => pathname.startsWith(`${mount}/`));
  if (prefix) return prefix + (routes[prefix]?.(pathname.slice(prefix.length)) ?? OTHER);
  if (pathname.startsWith('/packages/')) return 'package';
  // Documents have no extension or `.html`.
  return /(^|\/)[^/.]*$|\.html$/.test(pathname) ? 'page' : 'asset';
}
