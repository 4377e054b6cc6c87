import { errorOf } from '../errors/error-of.ts';
import { type AppEntry, conflictMessage, findRouteConflicts, type Registry } from '../registry/schema.ts';

/**
 * Refuses an app with the name of another team's live app, because the two would overwrite each other.
 * @throws FED-116 with both owners and a remedy
 */
export function assertSameOwner(name: string, { owner, version }: AppEntry, { apps }: Registry): void {
  const live = apps[name];
  if (!live || live.owner === owner) return;
  throw errorOf('FED-116', { app: name, version, owner, live: live.version, liveOwner: live.owner });
}

/**
 * Refuses a route that another app serves.
 * @param apps all apps of the site after the change
 * @param changed names of the apps that change; conflicts between other apps are ignored
 * @throws FED-117 with the route, its owner and a remedy
 */
export function assertNoRouteConflict(
  apps: Record<string, AppEntry>,
  changed: readonly string[],
  file = 'registry.json',
): void {
  // Changed apps come last, so that the message blames the changed app and not the owner of the route.
  const others = Object.entries(apps).filter(([name]) => !changed.includes(name));
  const orderedApps = Object.fromEntries([...others, ...Object.entries(apps)]);
  const conflict = findRouteConflicts(orderedApps).find(({ app }) => changed.includes(app));
  if (!conflict) return;
  const owner = apps[conflict.other]?.owner ?? 'unknown';
  throw errorOf('FED-117', { file, clash: conflictMessage(conflict), owner });
}

type Apps = Record<string, Pick<AppEntry, 'owner' | 'version' | 'routes'>>;

/**
 * Refuses a change that removes a route, because links and bookmarks to the route would show the main page.
 * @param changed names of the apps that change
 * @param removedRoutes routes that are removed on purpose
 * @throws FED-118 with app, owner, routes and the option that allows the removal
 */
export function assertNoLostRoutes(
  before: Apps,
  next: Apps,
  changed: readonly string[],
  removedRoutes: readonly string[] = [],
): void {
  const servedPaths = new Set(Object.values(next).flatMap(({ routes }) => routes.map(({ path }) => path)));
  const lostRoutes = changed.flatMap((name) => {
    const paths = (before[name]?.routes ?? [])
      .map(({ path }) => path)
      .filter((path) => !servedPaths.has(path) && !removedRoutes.includes(path));
    return paths.length > 0 ? [{ name, paths }] : [];
  });
  if (lostRoutes.length === 0) return;
  const lines = lostRoutes.map(
    ({ name, paths }) =>
      `${name} ${next[name]?.version ?? ''} (owner: ${next[name]?.owner ?? before[name]?.owner}): expected the routes that ${before[name]?.version} serves, found none for ${paths.join(', ')}`,
  );
  const options = lostRoutes.flatMap(({ paths }) => paths.map((path) => `--remove-route ${path}`));
  throw errorOf('FED-118', { routes: lines.join('\n'), options: options.join(' ') });
}
