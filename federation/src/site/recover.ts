import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Staged, stageFile, writeAtomic } from '../files/atomic.ts';
import { type Folder, openFolder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import { processName } from '../files/process-name.ts';
import { completeHistory } from './history.ts';
import { type LiveStates, liveFileOf, liveNames } from './live.ts';
import { withLock } from './lock.ts';
import { writeMissingReleases } from './releases.ts';
import { sweep } from './sweep.ts';

// A change of several apps is committed by one rename, to `<site>/.change-…`, which holds their next
// `live.json`. A crash after it leaves the file, and recovery replays it.

const CHANGE_PREFIX = '.change-';

/** Writes the next live states to a temporary file. Renaming it commits the change. */
export const stageChange = (site: string, liveStates: LiveStates): Promise<Staged> =>
  stageFile(path.join(site, CHANGE_PREFIX + processName()), jsonText(liveStates));

/** Replays committed changes. Under the lock, a change file belongs to a run that crashed. */
async function replayChanges(site: string): Promise<void> {
  for (const name of (await readdir(site)).filter((file) => file.startsWith(CHANGE_PREFIX)).sort()) {
    const file = path.join(site, name);
    const liveStates = JSON.parse(await readFile(file, 'utf8')) as LiveStates;
    for (const [app, live] of Object.entries(liveStates))
      await writeAtomic(path.join(site, liveFileOf(app)), jsonText(live));
    await rm(file);
  }
}

/**
 * Crash recovery: replays committed changes, deletes temporary files of uncommitted ones, and writes missing
 * release records and history lines.
 * @returns the site after it
 */
async function recover(folder: string): Promise<Folder> {
  await sweep(folder);
  await replayChanges(folder);
  const site = openFolder(folder);
  for (const name of await liveNames(site)) {
    await writeMissingReleases(site, name);
    await completeHistory(site, name);
  }
  return site;
}

/**
 * Runs one change of a site: takes the lock, recovers from crashes, then reads the site once.
 * @param change gets the state of the site; no other process changes it meanwhile
 * @throws when another process has held the lock for a minute.
 */
export const withSite = <T>(folder: string, change: (site: Folder) => Promise<T>): Promise<T> =>
  withLock(folder, async () => change(await recover(folder)));
