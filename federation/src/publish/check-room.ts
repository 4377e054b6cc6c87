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
  const clash = clashesOf(apps).find(({ app, other }) => changed.includes(app) || changed.includes(other));
  if (!clash) return;
  throw new Error(
    `${file} is not valid:\n${clashMessage(clash)} (owner: ${apps[clash.other]?.owner})\n` +
      'Nothing that is live was changed. Give the route another path in mfe.config.ts, or have its owner give it up first; ' +
      'to move it, place both builds (--place-only) and make them live together: federation activate <app> <version> <app> <version>',
  );
}
