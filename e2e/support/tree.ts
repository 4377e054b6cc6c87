import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '../../scripts/run.ts';

/** What a clone does not have: what was installed, built, or belongs to a run. */
const made = new Set([
  '.git',
  '.local',
  '.vite',
  'dist',
  'dist-packed',
  'dist-standalone',
  'node_modules',
  'site',
  'test-results',
]);

/** A clone of the working tree as it stands, installed from what is on this machine: a test may edit its files. */
export async function copyTree(folder: string): Promise<void> {
  for (const name of await readdir(workspace)) {
    if (made.has(name)) continue;
    await cp(path.join(workspace, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !made.has(path.basename(source)),
    });
  }
  const install = ['install', '--offline', '--frozen-lockfile', '--ignore-scripts'];
  await promisify(execFile)('npx', ['-y', 'pnpm@12', ...install], { cwd: folder });
}
