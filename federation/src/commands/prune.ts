import { assertAppName, assertVersion } from '../checks/check-name.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files, Folder } from '../files/folder.ts';
import { readAppHistory } from '../site/history.ts';
import { readLiveState } from '../site/live.ts';
import { withSite } from '../site/recover.ts';
import {
  isAppFolder,
  readReleaseRecord,
  recordedVersions,
  removeVersion,
  uploadedVersions,
} from '../site/releases.ts';
import { recompose } from './compose.ts';

const DAY_MS = 86_400_000;

export interface PruneOptions {
  /** Number of latest versions of each app to keep, of any age. */
  keep: number;
  /** Additional versions to keep. */
  also?: readonly string[];
  /** Current time in milliseconds, for tests. */
  now?: number;
}

interface VersionAge {
  version: string;
  /** ISO 8601; empty for a version without a record. */
  publishedAt: string;
}

/** Returns the versions of an app, newest first. */
async function versionsByAge(site: Files, name: string): Promise<VersionAge[]> {
  const names = new Set([...(await uploadedVersions(site, name)), ...(await recordedVersions(site, name))]);
  const versions = [...names].map(async (version) => ({
    version,
    publishedAt: (await readReleaseRecord(site, name, version))?.publishedAt ?? '',
  }));
  return (await Promise.all(versions)).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/**
 * Returns versions that a tab or the shell may still load: live within the last day, or the last good one.
 */
async function neededVersions(site: Files, name: string, now: number): Promise<Set<string>> {
  const live = await readLiveState(site, name);
  const changes = (await readAppHistory(site, name)).filter(({ action }) => action !== 'revoke');
  const recent = changes.filter((_, i) => {
    const replacedAt = changes[i + 1]?.at;
    return replacedAt === undefined || now - Date.parse(replacedAt) < DAY_MS;
  });
  const versions = [live?.version, live?.lastGood, ...recent.map(({ version }) => version)];
  return new Set(versions.filter((version) => version !== undefined));
}

async function pruneApp(site: Folder, name: string, { keep, also = [], now = Date.now() }: PruneOptions) {
  const needed = await neededVersions(site, name, now);
  const isKept = ({ version, publishedAt }: VersionAge, index: number) =>
    index < keep ||
    needed.has(version) ||
    also.includes(version) ||
    // A version without a record has no known age.
    !(now - Date.parse(publishedAt) >= DAY_MS);
  const pruned = (await versionsByAge(site, name)).filter((entry, index) => !isKept(entry, index));
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
  return withSite(site, async (lockedSite) => {
    const apps: string[] = [];
    for (const folder of name === undefined ? await lockedSite.folders() : [name])
      if (!folder.startsWith('.') && (await isAppFolder(lockedSite, folder))) apps.push(folder);
    if (name !== undefined && apps.length === 0) throw errorOf('FED-212', { site, app: name });
    await assertVersionsExist(lockedSite, apps, options.also ?? []);
    const removed: Record<string, string[]> = {};
    for (const app of apps) removed[app] = await pruneApp(lockedSite, app, options);
    return { removed, siteWarnings: await recompose(lockedSite) };
  });
}
