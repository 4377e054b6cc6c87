import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { TEMP_PREFIX } from '../files/atomic.ts';
import { processState } from '../files/process-name.ts';
import { sweepTickets } from './lock.ts';

const DAY_MS = 86_400_000;

/**
 * True if no live process owns the temporary file. A file of another machine counts as abandoned after a day.
 */
async function isAbandoned(folder: string, name: string): Promise<boolean> {
  if (!name.startsWith(TEMP_PREFIX)) return false;
  const owner = processState(name.slice(TEMP_PREFIX.length));
  if (owner !== 'elsewhere') return owner === 'dead';
  const stats = await lstat(path.join(folder, name)).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs > DAY_MS;
}

/** True for a folder of a version. It contains no temporary files, because it is created by a rename. */
const isVersion = (name: string): boolean => /^\d/.test(name);

async function sweepFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const entryPath = path.join(folder, entry.name);
    if (await isAbandoned(folder, entry.name)) await rm(entryPath, { recursive: true, force: true });
    else if (entry.isDirectory() && !entry.name.startsWith('.') && !isVersion(entry.name))
      await sweepFolder(entryPath);
  }
}

/** Deletes the temporary files and lock tickets of killed processes. */
export async function sweep(folder: string): Promise<void> {
  await sweepTickets(folder);
  await sweepFolder(folder);
}
