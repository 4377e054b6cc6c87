import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/** Folder of unpacked packages, which survives a test run. */
const cacheFolder = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'ia-para-todos');

/**
 * Downloads Debian packages and unpacks them into a cache folder without installing them, because an
 * installed web server would start immediately and at boot, and occupy its ports.
 * @returns the folder, laid out like the root file system
 * @throws when the packages cannot be downloaded
 */
export function unpackDebian(packages: readonly string[]): string {
  const folder = path.join(cacheFolder, packages.join('+'));
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const stagingFolder = mkdtempSync(`${folder}.part-`);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: stagingFolder, stdio: ['ignore', 'ignore', 'ignore'] });
  try {
    try {
      run('apt-get', 'download', ...packages);
    } catch {
      // Without current package lists the download fails; root can update them.
      run('apt-get', 'update', '-qq');
      run('apt-get', 'download', ...packages);
    }
    const archives = readdirSync(stagingFolder);
    for (const archive of archives) run('dpkg-deb', '-x', archive, '.');
    for (const archive of archives) rmSync(path.join(stagingFolder, archive));
    // Another process may have created the folder meanwhile; one copy is enough.
    if (!existsSync(folder)) renameSync(stagingFolder, folder);
    return folder;
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true });
  }
}

/** Serialises installations of test workers: `apt-get update` fails at once while another process runs it. */
const LOCK_FILE = path.join(tmpdir(), 'ia-para-todos-apt.lock');

/**
 * Installs Debian packages, with the packages that they need. Waits for other installations to end.
 * @returns false where this process may not install, or a package is not available
 */
export function installDebian(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args: string[]) =>
    execFileSync('flock', [LOCK_FILE, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
}
