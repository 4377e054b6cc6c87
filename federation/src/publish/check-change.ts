import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { refuseMisfits } from '../gate/check-fit.ts';
import { expectMainRoute, hasMainRoute } from '../registry/main-route.ts';
import { readApp, readLeniently } from '../registry/read-leniently.ts';
import { appEntrySchema, type Registry, shellSchema } from '../registry/schema.ts';
import { refuseClash, refuseLostRoutes, refuseOtherOwner } from './check-room.ts';
import { type RawRegistry, registryFileOf } from './registry-of.ts';
import { checkSite, refuseWithoutShell } from './site.ts';

/** A site in the making may still lack its main page; a site that has one must not lose it. */
function keepMainRoute(registry: Registry, file: string): void {
  try {
    expectMainRoute(registry, file);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nThe registry stays as it was: without a main page, visitors could not open the site. To move it to another app, place ` +
        'both builds (federation publish … --place-only) and make them live together: federation activate <app> <version> <app> <version>',
      { cause: error },
    );
  }
}

/** What a command makes live must be right, but for what a later tool added to it; what others did is none of its business. */
function checkEntries({ shell, apps }: RawRegistry, changed: readonly string[], file: string): void {
  for (const name of changed) {
    const [schema, entry, at] =
      name === 'shell' ? [shellSchema, shell, 'shell'] : [appEntrySchema, apps[name], `apps.${name}`];
    const result = v.safeParse(schema, entry);
    const wrong = (result.issues ?? []).filter(({ expected }) => expected !== 'never');
    if (wrong.length > 0) throw new Error(explain(file, wrong, at));
  }
}

interface ChangeWords {
  removeRoutes?: readonly string[];
  newOwner?: boolean;
  forced?: readonly string[];
}

/**
 * Refuses a change of what is live that would hurt: the site, another team, or whoever has an address of it.
 * @param changed names of the apps that change, `shell` among them
 * @param options.removeRoutes routes that nobody is to serve any more
 * @param options.newOwner the app has changed hands: without it, an app that somebody else owns is refused
 * @param options.forced checks of the gate that may fail this once
 * @throws naming what, whose, expected, found and what to do.
 */
export async function checkChange(
  site: string,
  before: RawRegistry,
  next: RawRegistry,
  changed: readonly string[],
  { removeRoutes = [], newOwner = false, forced = [] }: ChangeWords = {},
): Promise<void> {
  const file = registryFileOf(site);
  checkEntries(next, changed, file);
  const [{ registry: old }, { registry, problems }] = [
    readLeniently(before, file),
    readLeniently(next, file),
  ];
  refuseWithoutShell(problems);
  for (const [name, entry] of Object.entries(registry.apps)) {
    if (changed.includes(name) && !newOwner) refuseOtherOwner(name, entry, old);
  }
  // Each as it asks to be: on reading, a route that two ask for is left to one of them.
  const asked = Object.entries(next.apps).flatMap(([name, given]) => {
    const { entry } = readApp(name, given, file);
    return entry ? [[name, entry] as const] : [];
  });
  refuseClash(Object.fromEntries(asked), changed, file);
  if (!forced.includes('fit')) refuseMisfits(registry, old);
  if (hasMainRoute(old)) keepMainRoute(registry, file);
  refuseLostRoutes(old.apps, registry.apps, changed, removeRoutes);
  await checkSite(site, registry);
}
