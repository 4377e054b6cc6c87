import { RESERVED_NAMES } from '../config/reserved-names.ts';
import { READING_PLACE } from '../reading/reading.ts';
import type { Registry } from '../registry/schema.ts';

/**
 * Routes that have a document of their own at a real path, besides the main page: what may be listed, stands on its own and is
 * not turned off. One that something else of the site is found under has none.
 */
export function documentedPaths(
  { apps }: Registry,
  featureFlags: Readonly<Record<string, unknown>> = {},
): string[] {
  const taken = [...RESERVED_NAMES, READING_PLACE, ...Object.keys(apps)];
  return Object.values(apps).flatMap(({ routes, flags = {} }) =>
    routes
      .filter(({ path, flag, listed, header }) => {
        const isOn = !flag || (featureFlags[flag] ?? flags[flag] ?? true);
        const [first = '', ...rest] = path.slice(1).split('/');
        const isFree =
          /^(\/[a-z0-9-]+)+$/.test(path) && !taken.includes(first) && !rest.includes(READING_PLACE);
        return isOn && isFree && listed !== false && header !== 'none';
      })
      .map(({ path }) => path),
  );
}
