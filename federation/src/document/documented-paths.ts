import { PLAIN_TEXT_FOLDER, RESERVED_NAMES } from '../config/reserved-names.ts';
import { isRouteOn } from '../registry/is-route-on.ts';
import type { Registry } from '../registry/schema.ts';

/**
 * Returns routes with their own document at a real path, besides the main page: enabled and listed routes
 * with a header. Skips a path whose folder name the site already uses.
 */
export function documentedPaths(
  { apps }: Registry,
  config: { readonly featureFlags?: unknown } = {},
): string[] {
  const taken = [...RESERVED_NAMES, PLAIN_TEXT_FOLDER, ...Object.keys(apps)];
  return Object.values(apps).flatMap((app) =>
    app.routes
      .filter((route) => {
        const { path, listed, header } = route;
        const [first = '', ...rest] = path.slice(1).split('/');
        const isFree =
          /^(\/[a-z0-9-]+)+$/.test(path) && !taken.includes(first) && !rest.includes(PLAIN_TEXT_FOLDER);
        return isRouteOn(route, app, config) && isFree && listed !== false && header !== 'none';
      })
      .map(({ path }) => path),
  );
}
