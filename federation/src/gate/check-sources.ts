import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../publish/folder.ts';
import { type Candidate, readIn } from './candidate.ts';

/** In a build: the sources that it was made of, each with its sha256 in base64. */
export const SOURCES = '.vite/sources.json';

/** Beside `src/`: the declaration, the configuration of the build, the page, and what they import. */
const IN_ROOT = /^(package\.json|index\.html|(?!playwright\.config).*\.ts)$/;
const FOLDERS = ['src', 'public'];
const IS_TEST = /\.(test|spec)\.[cm]?[jt]sx?$/;

/** The sources of an app by their path, as they are now, without its tests. */
export async function sourcesOf(app: string): Promise<Record<string, string>> {
  const files = (await readdir(app)).filter((file) => IN_ROOT.test(file));
  for (const folder of FOLDERS.filter((name) => existsSync(path.join(app, name))))
    files.push(...(await filesBelow(path.join(app, folder))).map((file) => `${folder}/${file}`));
  const sources = files.filter((file) => !IS_TEST.test(file)).sort();
  const hashed = sources.map(async (file) => {
    const content = await readFile(path.join(app, file));
    return [file, createHash('sha256').update(content).digest('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

/**
 * Refuses a build that is older than its sources. Compares contents: in continuous integration a checkout is younger than the
 * build that it publishes. Passes builds without a list of sources, and builds whose sources are elsewhere.
 * @throws naming the files that differ.
 */
export async function checkSources({ dist }: Pick<Candidate, 'dist'>): Promise<void> {
  const app = path.dirname(dist);
  if (!existsSync(path.join(dist, SOURCES)) || !existsSync(path.join(app, 'src'))) return;
  const built = await readIn<Record<string, string>>({ dist }, SOURCES);
  const now = await sourcesOf(app);
  const changed = [...new Set([...Object.keys(built), ...Object.keys(now)])]
    .filter((file) => built[file] !== now[file])
    .sort();
  if (changed.length === 0) return;
  throw new Error(
    `${dist} is older than its sources. Changed since it was built:\n${changed.map((file) => `  ${file}`).join('\n')}\n` +
      'Run its "build" script again.',
  );
}
