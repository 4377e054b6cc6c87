import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '../../scripts/run.ts';

/** Folders that a clone lacks, at any depth: dependencies, builds, results of a run. */
const IGNORED = new Set([
  '.git',
  '.local',
  '.vite',
  'dist',
  'dist-packed',
  'dist-standalone',
  'node_modules',
  'test-results',
]);

/** The built site. Only at the top: sources have folders of that name. */
const SITE_FOLDER = 'site';

/** Copies the files of the working tree that a clone has. */
export async function copySources(folder: string): Promise<void> {
  for (const name of await readdir(workspace)) {
    if (IGNORED.has(name) || name === SITE_FOLDER) continue;
    await cp(path.join(workspace, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !IGNORED.has(path.basename(source)),
    });
  }
}

/** Copies the working tree and installs its packages offline, so that a test may edit its files. */
export async function copyTree(folder: string): Promise<void> {
  await copySources(folder);
  const install = ['install', '--offline', '--frozen-lockfile', '--ignore-scripts'];
  await promisify(execFile)('npx', ['-y', 'pnpm@12', ...install], { cwd: folder });
}
