import { type AppEntry, clashesOf, clashMessage, type Registry } from '../registry/schema.ts';

/** Two teams that gave their apps one name would publish over each other. @throws naming both, and what to do. */
export function refuseOtherOwner(name: string, { owner, version }: AppEntry, { apps }: Registry): void {
  const live = apps[name];
  if (!live || live.owner === owner) return;
  throw new Error(
    `${name} ${version} (owner: ${owner}): expected an app name of its own, found ${name} ${live.version} live, of ${live.owner}.\n` +
      'Nothing was published. Give your app another name in mfe.config.ts; if it has changed hands, publish it with --new-owner.',
  );
}

/**
 * Refuses a route that another app serves.
 * @param apps all of the site, as they would then be
 * @param changed the names of those that change: clashes of others are none of their business
 * @throws naming the route, who serves it, and what to do.
 */
export function refuseClash(
  apps: Record<string, AppEntry>,
  changed: readonly string[],
  file = 'registry.json',
): void {
  // Who is there already has the route: those that change come after all others.
  const others = Object.entries(apps).filter(([name]) => !changed.includes(name));
  const inOrder = Object.fromEntries([...others, ...Object.entries(apps)]);
  const clash = clashesOf(inOrder).find(({ app }) => changed.includes(app));
  if (!clash) return;
  throw new Error(
    `${file} is not valid:\n${clashMessage(clash)} (owner: ${apps[clash.other]?.owner})\n` +
      'Nothing that is live was changed. Give the route another path in mfe.config.ts, or have its owner give it up first; ' +
      'to move it, place both builds (--place-only) and make them live together: federation activate <app> <version> <app> <version>',
  );
}

type Apps = Record<string, Pick<AppEntry, 'owner' | 'version' | 'routes'>>;

/**
 * Refuses a change after which nobody serves a route that is served: whoever has its address, in a letter or a bookmark,
 * would be led to the main page.
 * @param changed the names of those that change
 * @param given up: routes that are to go
 * @throws naming app, owner, routes, and the words for it.
 */
export function refuseLostRoutes(
  before: Apps,
  next: Apps,
  changed: readonly string[],
  given: readonly string[] = [],
): void {
  const served = new Set(Object.values(next).flatMap(({ routes }) => routes.map(({ path }) => path)));
  const lost = changed.flatMap((name) => {
    const paths = (before[name]?.routes ?? [])
      .map(({ path }) => path)
      .filter((path) => !served.has(path) && !given.includes(path));
    return paths.length > 0 ? [{ name, paths }] : [];
  });
  if (lost.length === 0) return;
  const told = lost.map(
    ({ name, paths }) =>
      `${name} ${next[name]?.version ?? ''} (owner: ${next[name]?.owner ?? before[name]?.owner}): expected the routes that ${before[name]?.version} serves, found none for ${paths.join(', ')}`,
  );
  const words = lost.flatMap(({ paths }) => paths.map((path) => `--remove-route ${path}`));
  throw new Error(
    `${told.join('\n')}\nNothing that is live was changed: whoever has such an address would be led to the main page. ` +
      `If the routes are to go, say so: ${words.join(' ')}`,
  );
}
