import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorOf } from '../errors/error-of.ts';
import { SCOPE } from '../packages/layout.ts';
import type { Registry } from '../registry/schema.ts';
import type { Candidate } from './candidate.ts';

/** `checkRoutes` of `@ia/test-support`. @returns the findings, one line each */
type CheckRoutes = (
  url: string,
  paths: readonly string[],
  options?: { isolation?: { otherPath: string | null } },
) => Promise<string[]>;

/**
 * Imports a module of `@ia/test-support`, in the installed version.
 * @param folders folders to resolve it from, in order
 * @throws when it is not installed in any of them.
 */
export async function importTestSupport<Module>(name: string, folders: readonly string[]): Promise<Module> {
  for (const folder of folders) {
    let file: string;
    try {
      file = createRequire(path.join(folder, 'package.json')).resolve(`${SCOPE}/test-support/${name}`);
    } catch {
      continue;
    }
    return (await import(pathToFileURL(file).href)) as Module;
  }
  throw new Error(
    `${SCOPE}/test-support is not installed in ${folders[0]}, so no pages can be opened in a browser. Add it and playwright to its devDependencies.`,
  );
}

/** Route of another app to navigate to, without a feature flag: the main page if possible. */
const chooseOtherPath = ({ apps }: Registry, app: string): string | null => {
  const paths = Object.entries(apps).flatMap(([name, { routes }]) =>
    name === app ? [] : routes.filter(({ flag }) => !flag).map((route) => route.path),
  );
  return paths.find((path) => path === '/') ?? paths[0] ?? null;
};

export interface OpenOptions {
  /** Called with each passed step. */
  report: (line: string) => void;
  /** Also checks isolation: styles, globals and the main thread that pages share. */
  smoke: boolean;
}

/**
 * Opens each page of a candidate, an unpublished build, in a browser inside the published site.
 * `federation check` and the smoke check of publish call it.
 * @param registry registry of the site
 * @param folders folders that may have `@ia/test-support` installed
 * @throws with all findings.
 */
export async function openPages(
  { url, name, entry }: Candidate,
  registry: Registry,
  folders: readonly string[],
  { report, smoke }: OpenOptions,
): Promise<void> {
  const { checkRoutes } = await importTestSupport<{ checkRoutes: CheckRoutes }>('check-routes', folders);
  const paths = entry.routes.map((route) => route.path);
  const isolation = smoke ? { otherPath: chooseOtherPath(registry, name) } : undefined;
  const findings = await checkRoutes(url, paths, { isolation });
  if (findings.length > 0) throw errorOf('FED-110', { faults: findings.join('\n') });
  report(`${paths.join(', ')}: open in the site, accessible`);
  if (smoke) report('isolation: no leaked styles, changed globals or blocked main thread');
}
