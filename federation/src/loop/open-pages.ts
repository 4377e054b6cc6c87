import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCOPE } from '../packages/layout.ts';
import type { Registry } from '../registry/schema.ts';
import type { Candidate } from './candidate.ts';

type CheckRoutes = (
  url: string,
  paths: readonly string[],
  options?: { conduct?: { elsewhere: string | null } },
) => Promise<string[]>;

/**
 * A module of `@ia/test-support`, in the version that is installed.
 * @param places folders, the first in which it is found
 * @throws when it is in none of them, saying what to add.
 */
export async function testSupport<Module>(name: string, places: readonly string[]): Promise<Module> {
  for (const place of places) {
    let file: string;
    try {
      file = createRequire(path.join(place, 'package.json')).resolve(`${SCOPE}/test-support/${name}`);
    } catch {
      continue;
    }
    return (await import(pathToFileURL(file).href)) as Module;
  }
  throw new Error(
    `Pages are opened in a browser with ${SCOPE}/test-support, which ${places[0]} has not installed. Add it and playwright to its devDependencies.`,
  );
}

/** A page of another team that is always there, to go on to: the main page, or else any. */
const elsewhereOf = ({ apps }: Registry, app: string): string | null => {
  const paths = Object.entries(apps).flatMap(([name, { routes }]) =>
    name === app ? [] : routes.filter(({ flag }) => !flag).map((route) => route.path),
  );
  return paths.find((path) => path === '/') ?? paths[0] ?? null;
};

export interface OpenOptions {
  /** Is told each step that holds. */
  tell: (line: string) => void;
  /** Also how each page treats the document that it shares with the others. */
  smoke: boolean;
}

/**
 * Opens each page of a candidate in a browser, inside the published site.
 * @param registry what is live there
 * @param places folders that may have `@ia/test-support` installed
 * @throws with everything that was found.
 */
export async function openPages(
  { url, name, entry }: Candidate,
  registry: Registry,
  places: readonly string[],
  { tell, smoke }: OpenOptions,
): Promise<void> {
  const { checkRoutes } = await testSupport<{ checkRoutes: CheckRoutes }>('check-routes', places);
  const paths = entry.routes.map((route) => route.path);
  const conduct = smoke ? { elsewhere: elsewhereOf(registry, name) } : undefined;
  const faults = await checkRoutes(url, paths, { conduct });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  tell(`${paths.join(', ')}: open in the site, and are accessible`);
  if (smoke) tell('what the pages share with the others stays as it was');
}
