/** For each mount, the pattern of a path below it, without anything that the client chose: `/rest/v1/recipes`. */
export type MountRoutes = Readonly<Record<string, (path: string) => string>>;

/** For paths that no pattern is known of. */
export const OTHER = '/:other';

/**
 * The pattern of an address, of which there are few: `page`, `asset`, `package`, or what a mount says of the path below it.
 * Logs and metrics name a request by it, because the address itself may hold ids and tokens.
 */
export function routeOf(address: string, mounts: readonly string[], routes: MountRoutes = {}): string {
  const url = `http://localhost${address}`;
  if (!address.startsWith('/') || !URL.canParse(url)) return 'malformed';
  const { pathname } = new URL(url);
  const prefix = mounts.find((mount) => pathname.startsWith(`${mount}/`));
  if (prefix) return prefix + (routes[prefix]?.(pathname.slice(prefix.length)) ?? OTHER);
  if (pathname.startsWith('/packages/')) return 'package';
  return /(^|\/)[^/.]*$|\.html$/.test(pathname) ? 'page' : 'asset';
}
