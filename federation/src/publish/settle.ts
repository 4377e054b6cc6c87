import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { jsonText, type Staged, stageFile, writeAtomic } from './folder.ts';
import { completeHistory, type Live, liveFileOf, liveNames } from './live.ts';
import { recordPlaced } from './release.ts';
import { sweep } from './sweep.ts';
import { ownName } from './who.ts';

const CHANGE = '.change-';

/** A change of several apps that is decided: `<site>/.change-…`. Whoever has the next turn finishes what a killed run began. */
export type Lives = Record<string, Live>;

/** Writes down, beside its place, what is to be live. To take the place is to decide it. */
export const stageChange = (site: string, lives: Lives): Promise<Staged> =>
  stageFile(path.join(site, CHANGE + ownName()), jsonText(lives));

/** Only whoever has the turn decides changes: one that is there then is of a run that ended before it was through. */
async function finishChanges(site: string): Promise<void> {
  for (const name of (await readdir(site)).filter((file) => file.startsWith(CHANGE)).sort()) {
    const file = path.join(site, name);
    const lives = JSON.parse(await readFile(file, 'utf8')) as Lives;
    for (const [app, live] of Object.entries(lives)) await writeAtomic(liveFileOf(site, app), jsonText(live));
    await rm(file);
  }
}

/**
 * Crash recovery: completes committed changes, deletes temporary files of uncommitted ones, and writes missing release
 * records and history lines. Runs first under the site lock.
 */
export async function settle(site: string): Promise<void> {
  await sweep(site);
  await finishChanges(site);
  for (const name of await liveNames(site)) {
    await recordPlaced(site, name);
    await completeHistory(site, name);
  }
}
