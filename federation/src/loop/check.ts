import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCOPE } from '../packages/layout.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import { type AppEntry, clashesOf, clashMessage, type Registry } from '../registry/schema.ts';
import { serveCandidate } from './candidate.ts';
import { publishedRegistry } from './published-site.ts';

/**
 * Whether an app could be published beside what is live.
 * @throws naming who, what was expected and found, and what to do.
 */
export function expectRoom(live: Registry, name: string, entry: AppEntry): void {
  const published = live.apps[name];
  if (published && published.owner !== entry.owner) {
    throw new Error(
      `mfe.config.ts: name: expected a name that no other team uses, found "${name}", which belongs to ${published.owner}. ` +
        'Choose another name; if the app is yours, write the owner that is published, or tell the site’s operators of the new one.',
    );
  }
  const clash = clashesOf({ ...live.apps, [name]: entry }).find(
    ({ app, other }) => app === name || other === name,
  );
  if (clash)
    throw new Error(
      `The site cannot take ${name}:\n${clashMessage(clash)}\nChoose another path in mfe.config.ts.`,
    );
}

/** What `@ia/test-support` brings for this, in the version that the app has installed. */
async function routeCheckOf(
  app: string,
): Promise<(url: string, paths: readonly string[]) => Promise<string[]>> {
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
  const { checkRoutes } = (await import(pathToFileURL(file).href)) as {
    checkRoutes: (url: string, paths: readonly string[]) => Promise<string[]>;
  };
  return checkRoutes;
}

/**
 * `federation check --site …`: declaration, build, budget, keys, room in the site, and each of the app's pages in a
 * browser, inside the published site: opens, one title, no error in the console, accessible in light and dark.
 * @param tell is told each step that holds
 * @throws at the first step that does not hold, saying what was found.
 */
export async function checkApp(app: string, site: string, tell: (line: string) => void): Promise<void> {
  const candidate = await serveCandidate(app, site);
  try {
    tell('declaration, build, budget and contents: right');
    const { registry } = readLeniently(await publishedRegistry(candidate.site), 'registry.json');
    expectRoom(registry, candidate.name, candidate.entry);
    tell(`name, routes and contract: fit into ${candidate.site.url}`);
    const checkRoutes = await routeCheckOf(app);
    const paths = candidate.entry.routes.map((route) => route.path);
    const faults = await checkRoutes(candidate.url, paths);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    tell(`${paths.join(', ')}: open in the site, and are accessible`);
  } finally {
    await candidate.close();
  }
}
