import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { hasMainRoute, mainRouteProblem } from '../registry/main-route.ts';
import { readApp, readLeniently } from '../registry/read-leniently.ts';
import { appEntrySchema, type Registry, shellSchema } from '../registry/schema.ts';
import { buildRegistry, type RawRegistry, registryFileOf } from '../site/registry.ts';
import { assertCompatible } from './check-compatibility.ts';
import { assertNoLostRoutes, assertNoRouteConflict, assertSameOwner } from './check-conflicts.ts';
import { assertShell, checkSite } from './check-site.ts';

/**
 * Validates the entries that a command changes. Ignores other apps' entries, and unknown keys, which a later
 * tool may have added.
 */
function checkEntries({ shell, apps }: RawRegistry, changed: readonly string[], file: string): void {
  for (const name of changed) {
    const [schema, entry, entryPath] =
      name === 'shell' ? [shellSchema, shell, 'shell'] : [appEntrySchema, apps[name], `apps.${name}`];
    const result = v.safeParse(schema, entry);
    // valibot expects 'never' where it finds an unknown key.
    const errors = (result.issues ?? []).filter(({ expected }) => expected !== 'never');
    if (errors.length > 0) throw errorOf('FED-120', { problems: explain(file, errors, entryPath) });
  }
}

/** Options that allow breaking changes. */
export interface ChangeOptions {
  /** Routes that the change removes from the site. */
  removeRoutes?: readonly string[];
  /**
   * Allows a change of owner. Without it, a version whose owner differs from the live version's is refused.
   */
  newOwner?: boolean;
  /** Names of gate checks that may fail for this change. */
  forced?: readonly string[];
}

/**
 * Refuses a change of the live state that would break the site, another app, or an address that visitors may
 * have bookmarked.
 * @param site the site before the change
 * @param after the site after the change
 * @param changed names of the apps that change, `shell` among them
 * @returns the registry after the change
 * @throws Error with the app or route, its owner, expected, found and a remedy
 */
export async function checkChange(
  site: Files,
  after: Files,
  changed: readonly string[],
  { removeRoutes = [], newOwner = false, forced = [] }: ChangeOptions = {},
): Promise<Registry> {
  const file = registryFileOf(site.folder);
  const rawRegistry = await buildRegistry(after);
  checkEntries(rawRegistry, changed, file);
  const { registry: registryBefore } = readLeniently(await buildRegistry(site), file);
  const { registry, problems } = readLeniently(rawRegistry, file);
  assertShell(problems);
  for (const [name, entry] of Object.entries(registry.apps)) {
    if (changed.includes(name) && !newOwner) assertSameOwner(name, entry, registryBefore);
  }
  // Uses the declared entries, because the lenient reader assigns a route that two apps
  // declare to one of them.
  const declaredEntries = Object.entries(rawRegistry.apps).flatMap(([name, rawEntry]) => {
    const { entry } = readApp(name, rawEntry, file);
    return entry ? [[name, entry] as const] : [];
  });
  assertNoRouteConflict(Object.fromEntries(declaredEntries), changed, file);
  if (!forced.includes('compatibility')) assertCompatible(registry, registryBefore);
  // A new site may lack a main page.
  const problem = hasMainRoute(registryBefore) ? mainRouteProblem(registry, file) : null;
  if (problem) throw errorOf('FED-119', { problem });
  assertNoLostRoutes(registryBefore.apps, registry.apps, changed, removeRoutes);
  await checkSite(after, registry);
  return registry;
}
