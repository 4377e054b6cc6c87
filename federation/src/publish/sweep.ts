import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PART } from './folder.ts';
import { isAppFolder } from './release.ts';
import { sweepTickets } from './turn.ts';
import { ownerOf } from './who.ts';

const DAY = 86_400_000;

/** Whether nobody will finish it any more. Of another machine's nothing is known but how old it is. */
async function isAbandoned(folder: string, name: string): Promise<boolean> {
  if (!name.startsWith(PART)) return false;
  const owner = ownerOf(name.slice(PART.length));
  if (owner !== 'elsewhere') return owner === 'dead';
  const found = await lstat(path.join(folder, name)).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > DAY;
}

/** @param insides which of its folders are looked into */
async function sweepFolder(folder: string, insides: (name: string) => Promise<boolean>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    if (await isAbandoned(folder, entry.name)) await rm(place, { recursive: true, force: true });
    else if (entry.isDirectory() && !entry.name.startsWith('.') && (await insides(entry.name))) {
      // Of an app only its own files: a version is placed whole.
      const app = await isAppFolder(folder, entry.name);
      await sweepFolder(place, async (name) => (app ? name === 'releases' : true));
    }
  }
}

/** Removes what killed runs left in a site: nobody would ever finish or remove it. */
export async function sweep(site: string): Promise<void> {
  await sweepTickets(site);
  await sweepFolder(site, async () => true);
}
