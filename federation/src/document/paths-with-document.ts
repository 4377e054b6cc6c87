import { PLAIN_TEXT_FOLDER, RESERVED_NAMES } from '../config/reserved-names.ts';
import { isRouteOn } from '../registry/is-route-on.ts';
import type { Registry } from '../registry/schema.ts';

/**
 * Returns the routes for which compose writes an HTML document of their own, at a real path instead of `#/…`:
 * routes that are on, listed and have a header. The main page is not among them.
 */
export function pathsWithDocument(
  { apps }: Registry,
  config: { readonly featureFlags?: unknown } = {},
): string[] {
  const takenNames = [...RESERVED_NAMES, PLAIN_TEXT_FOLDER, ...Object.keys(apps)];
  return Object.values(apps).flatMap((app) =>
    app.routes
      .filter((route) => {
        const { path, listed, header } = route;
        const [first = '', ...deeper] = path.slice(1).split('/');
        // Its folder must not collide with an app, a reserved folder or the plain text of another page.
        const isFolderName =
          /^(\/[a-z0-9-]+)+$/.test(path) &&
          !takenNames.includes(first) &&
          !deeper.includes(PLAIN_TEXT_FOLDER);
        return isRouteOn(route, app, config) && isFolderName && listed !== false && header !== 'none';
      })
      .map(({ path }) => path),
  );
}
