import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const cache = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'ia-para-todos');

/**
 * Debian packages, unpacked into a folder of one's own and not installed: a web server that is installed starts at once and
 * with the machine, and takes its ports.
 * @returns the folder, laid out like the root of a machine
 * @throws when they cannot be had here.
 */
export function unpackDebian(packages: readonly string[]): string {
  const folder = path.join(cache, packages.join('+'));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const stage = mkdtempSync(`${folder}.part-`);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: stage, stdio: ['ignore', 'ignore', 'ignore'] });
  try {
    try {
      run('apt-get', 'download', ...packages);
    } catch {
      // A machine without lists, or with old ones, finds nothing to download; an administrator can fetch them.
      run('apt-get', 'update', '-qq');
      run('apt-get', 'download', ...packages);
    }
    const archives = readdirSync(stage);
    for (const archive of archives) run('dpkg-deb', '-x', archive, '.');
    for (const archive of archives) rmSync(path.join(stage, archive));
    // Another test may have been quicker: one of them is enough.
    if (!existsSync(folder)) renameSync(stage, folder);
    return folder;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
