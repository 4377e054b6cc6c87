import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseMisfits } from '../gate/check-fit.ts';
import { SCOPE } from '../packages/layout.ts';
import { refuseClash, refuseOtherOwner } from '../publish/check-room.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { refuseWrongSettings } from '../registry/setting-problems.ts';
import { serveCandidate } from './candidate.ts';
import { publishedConfig, publishedRegistry } from './published-site.ts';

/**
 * Whether an app could be published beside what is live: by the rules that publishing holds it to.
 * @param config of the site, as it is published
 * @throws naming who, what was expected and found, and what to do.
 */
export function expectRoom(live: Registry, name: string, entry: AppEntry, config: object = {}): void {
  const next = { ...live, apps: { ...live.apps, [name]: entry } };
  refuseOtherOwner(name, entry, live);
  refuseClash(next.apps, [name]);
  refuseMisfits(next, live);
  refuseWrongSettings(name, entry, config, 'site.config.json');
}

type CheckRoutes = (
  url: string,
  paths: readonly string[],
  options?: { conduct?: { elsewhere: string | null } },
) => Promise<string[]>;

/** What `@ia/test-support` brings for this, in the version that the app has installed. */
async function routeCheckOf(app: string): Promise<CheckRoutes> {
  const from = createRequire(path.join(app, 'package.json'));
  const name = `${SCOPE}/test-support/check-routes`;
  let file: string;
  try {
    file = from.resolve(name);
  } catch {
    throw new Error(
      `The check opens the app's pages in a browser with ${SCOPE}/test-support, which ${app} has not installed. Add it and playwright to its devDependencies.`,
    );
  }
  const { checkRoutes } = (await import(pathToFileURL(file).href)) as { checkRoutes: CheckRoutes };
  return checkRoutes;
}

/** A page of another team that is always there, to go on to: the main page, or else any. */
const elsewhereOf = ({ apps }: Registry, app: string): string | null => {
  const paths = Object.entries(apps).flatMap(([name, { routes }]) =>
    name === app ? [] : routes.filter(({ flag }) => !flag).map((route) => route.path),
  );
  return paths.find((path) => path === '/') ?? paths[0] ?? null;
};

export interface CheckOptions {
  /** Also how each page treats the document that it shares with the others. */
  smoke?: boolean;
  /** Takes the build that is there. Whoever publishes it asks whether there is room, in words of their own. */
  built?: boolean;
}

/**
 * `federation check --site …`: declaration, build, budget, keys, room in the site, and each of the app's pages in a
 * browser, inside the published site: opens, one title, no error in the console, accessible in light and dark. With
 * `smoke` also what it does to the others: styles that reach out of it or stay behind, changed globals, a thread that hangs.
 * @param tell is told each step that holds
 * @throws at the first step that does not hold, saying what was found.
 */
export async function checkApp(
  app: string,
  site: string,
  tell: (line: string) => void,
  { smoke = false, built = false }: CheckOptions = {},
): Promise<void> {
  const candidate = await serveCandidate(app, site, 0, built);
  try {
    tell('declaration, build, budget and contents: right');
    const { registry } = readLeniently(await publishedRegistry(candidate.site), 'registry.json');
    if (!built) {
      expectRoom(registry, candidate.name, candidate.entry, await publishedConfig(candidate.site));
      tell(`name, routes, contract, shared packages and settings: fit into ${candidate.site.url}`);
    }
    const checkRoutes = await routeCheckOf(app);
    const paths = candidate.entry.routes.map((route) => route.path);
    const conduct = smoke ? { elsewhere: elsewhereOf(registry, candidate.name) } : undefined;
    const faults = await checkRoutes(candidate.url, paths, { conduct });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    tell(`${paths.join(', ')}: open in the site, and are accessible`);
    if (smoke) tell('what the pages share with the others stays as it was');
  } finally {
    await candidate.close();
  }
}
