import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readApp } from '../registry/read-leniently.ts';
import { isVersion } from './check-name.ts';
import { jsonText, type Staged, stageFile, writeAtomic } from './folder.ts';
import {
  appendHistory,
  completeHistory,
  isFolderName,
  type Live,
  lineOf,
  liveFileOf,
  liveNames,
} from './live.ts';
import { readPublished } from './registry-of.ts';
import { readRelease, recordPlaced, type StoredEntry, writeRelease } from './release.ts';
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

const isEntry = (value: unknown): value is StoredEntry => typeof value === 'object' && value !== null;
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A version whose files lie elsewhere, or nowhere, is still one to go back to, if its entry can be read. */
async function recordEntry(site: string, name: string, version: string, stored: StoredEntry, at: string) {
  if (!isVersion(version) || (name !== 'shell' && !readApp(name, stored).entry)) return null;
  const { lastGood: _, revoked: __, ...entry } = stored;
  const by = textIn(stored.owner) ?? name;
  const release = { name, version, publishedAt: at, by, entry, files: {} };
  await writeRelease(site, release);
  return release;
}

/** What an older tool made live, or a hand wrote into the registry: from now on it is the app's own folder that says so. */
async function takeOver(site: string, name: string, entry: StoredEntry): Promise<void> {
  const version = textIn(entry.version) ?? '(none)';
  const lastGood = textIn((entry.lastGood as StoredEntry | undefined)?.version);
  const now = new Date().toISOString();
  const revoked = (Array.isArray(entry.revoked) ? entry.revoked : [])
    .filter(isVersion)
    .map((old) => ({ version: old, at: now, by: UNKNOWN, reason: UNKNOWN }));
  const known =
    (await readRelease(site, name, version)) ?? (await recordEntry(site, name, version, entry, now));
  const live: Live = {
    version,
    since: known?.publishedAt ?? now,
    by: UNKNOWN,
    action: 'take over',
    ...(lastGood ? { lastGood } : {}),
    ...(revoked.length > 0 ? { revoked } : {}),
    // Of what cannot be read there is no record: the registry goes on saying it as it was.
    ...(known ? {} : { entry }),
  };
  if (lastGood) await appendHistory(site, name, { ...lineOf(live), version: lastGood });
  await writeAtomic(liveFileOf(site, name), jsonText(live));
}

/** Who made live what was taken over: registries of before do not say. */
export const UNKNOWN = '(unknown)';

/** Every app that the registry names and that does not say itself what of it is live. */
async function takeOverAll(site: string): Promise<void> {
  const { shell, apps } = await readPublished(site);
  const own = { ...apps, ...(isEntry(shell) && shell.version !== 'none' ? { shell } : {}) };
  for (const [name, entry] of Object.entries(own)) {
    if (!isEntry(entry) || !isFolderName(name)) continue;
    await recordPlaced(site, name, entry);
    if (!existsSync(liveFileOf(site, name))) await takeOver(site, name, entry);
  }
}

/**
 * Puts in order what runs before left: what was decided is done, what was not is swept away, and what an older tool wrote
 * is taken over. Whoever has the turn begins with it.
 */
export async function settle(site: string): Promise<void> {
  await sweep(site);
  await finishChanges(site);
  await takeOverAll(site);
  for (const name of await liveNames(site)) {
    await recordPlaced(site, name);
    await completeHistory(site, name);
  }
}
