import { assertAppName, assertVersion } from '../checks/check-name.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files, Folder } from '../files/folder.ts';
import { historyOf } from '../site/history.ts';
import { liveOf } from '../site/live.ts';
import { withSite } from '../site/recover.ts';
import {
  isAppFolder,
  recordedVersions,
  releaseOf,
  removeVersion,
  uploadedVersions,
} from '../site/releases.ts';
import { recompose } from './compose.ts';

const DAY = 86_400_000;

export interface PruneOptions {
  /** Number of latest versions of each app to keep, of any age. */
  keep: number;
  /** Additional versions to keep. */
  also?: readonly string[];
  now?: number;
}

interface Aged {
  version: string;
  publishedAt: string;
}

/** Returns the versions of an app, newest first. */
async function versionsOf(site: Files, name: string): Promise<Aged[]> {
  const names = new Set([...(await uploadedVersions(site, name)), ...(await recordedVersions(site, name))]);
  const aged = [...names].map(async (version) => ({
    version,
    publishedAt: (await releaseOf(site, name, version))?.publishedAt ?? '',
  }));
  return (await Promise.all(aged)).sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

/**
 * Returns versions that a tab or the shell may still load: live within the last day, or the last good one.
 */
async function neededVersions(site: Files, name: string, now: number): Promise<Set<string>> {
  const live = await liveOf(site, name);
  const changes = (await historyOf(site, name)).filter(({ action }) => action !== 'revoke');
  const recent = changes.filter((_, i) => {
    const left = changes[i + 1]?.at;
    return left === undefined || now - Date.parse(left) < DAY;
  });
  const versions = [live?.version, live?.lastGood, ...recent.map(({ version }) => version)];
  return new Set(versions.filter((version) => version !== undefined));
}

async function pruneApp(site: Folder, name: string, { keep, also = [], now = Date.now() }: PruneOptions) {
  const needed = await neededVersions(site, name, now);
  const isKept = ({ version, publishedAt }: Aged, age: number) =>
    age < keep ||
    needed.has(version) ||
    also.includes(version) ||
    // A version without a record has no known age.
    !(now - Date.parse(publishedAt) >= DAY);
  const pruned = (await versionsOf(site, name)).filter((aged, age) => !isKept(aged, age));
  for (const { version } of pruned) await removeVersion(site, name, version);
  return pruned.map(({ version }) => version);
}

/** Refuses unknown versions in `--also`: with a typo, prune would delete the version that it should keep. */
async function assertVersionsExist(
  site: Files,
  names: readonly string[],
  also: readonly string[],
): Promise<void> {
  for (const version of also) {
    assertVersion(version, '--also');
    const folders = await Promise.all(names.map((name) => site.folders(name)));
    if (!folders.some((versions) => versions.includes(version)))
      throw errorOf('FED-213', { version, apps: names.join(', ') });
  }
}

export interface Pruned {
  /** Removed versions by app. */
  removed: Record<string, string[]>;
  siteWarnings: string[];
}

/**
 * Removes versions that no visitor needs. Keeps the latest versions of each app, and versions that are live,
 * last good or named in the options, or that were published or live within the last day.
 * @param name of one app; without it, all apps including the shell
 */
export async function prune(site: string, name: string | undefined, options: PruneOptions): Promise<Pruned> {
  if (!Number.isInteger(options.keep) || options.keep < 1) {
    throw new Error(
      `--keep: expected the number of versions to keep, 1 or more, found ${options.keep}. Nothing was removed.`,
    );
  }
  if (name !== undefined && name !== 'shell') assertAppName(name);
  return withSite(site, async (now) => {
    const apps: string[] = [];
    for (const folder of name === undefined ? await now.folders() : [name])
      if (!folder.startsWith('.') && (await isAppFolder(now, folder))) apps.push(folder);
    if (name !== undefined && apps.length === 0) throw errorOf('FED-212', { site, app: name });
    await assertVersionsExist(now, apps, options.also ?? []);
    const removed: Record<string, string[]> = {};
    for (const app of apps) removed[app] = await pruneApp(now, app, options);
    return { removed, siteWarnings: await recompose(now) };
  });
}
