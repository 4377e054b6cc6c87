import path from 'node:path';
import { hashSources, SOURCES_FILE } from '../build/sources.ts';
import { errorOf } from '../errors/error-of.ts';
import { openFolder } from '../files/folder.ts';
import type { Candidate } from './candidate.ts';

/**
 * Refuses a build that is older than its sources. Compares contents, because a checkout in continuous
 * integration has later modification times than the build. Passes builds without a list of sources, and
 * builds whose sources are not beside them.
 * @throws FED-103 with the files that differ
 */
export async function checkSources({ build }: Pick<Candidate, 'build'>): Promise<void> {
  const app = path.dirname(build.folder);
  const built = await build.json<Record<string, string>>(SOURCES_FILE);
  if (!built || !(await openFolder(app).folders()).includes('src')) return;
  const now = await hashSources(app);
  const changed = [...new Set([...Object.keys(built), ...Object.keys(now)])]
    .filter((file) => built[file] !== now[file])
    .sort();
  if (changed.length === 0) return;
  const files = changed.map((file) => `  ${file}`).join('\n');
  throw errorOf('FED-103', { build: build.folder, files });
}
