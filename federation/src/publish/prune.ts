import { existsSync } from 'node:fs';
import path from 'node:path';
import { expectName, expectVersion } from './check-name.ts';
import { compose } from './compose.ts';
import { foldersIn } from './folder.ts';
import { readHistory, readLive } from './live.ts';
import { isAppFolder, placedVersions, readRelease, recordedVersions, removeVersion } from './release.ts';
import { settle } from './settle.ts';
import { inTurn } from './turn.ts';

const DAY = 86_400_000;

export interface PruneOptions {
  /** How many of each app's last versions stay, whatever their age. */
  keep: number;
  /** Versions that stay besides. */
  also?: readonly string[];
  now?: number;
}

interface Aged {
  version: string;
  publishedAt: string;
}

/** From the newest to the oldest. */
async function versionsOf(site: string, name: string): Promise<Aged[]> {
  const names = new Set([...(await placedVersions(site, name)), ...(await recordedVersions(site, name))]);
  const aged = [...names].map(async (version) => ({
    version,
    publishedAt: (await readRelease(site, name, version))?.publishedAt ?? '',
  }));
  return (await Promise.all(aged)).sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

/** What an open tab may have, or what visitors may be led to: what was live within the last day, is live, or is the last good one. */
async function neededVersions(site: string, name: string, now: number): Promise<Set<string>> {
  const live = await readLive(site, name);
  const changes = (await readHistory(site, name)).filter(({ action }) => action !== 'revoke');
  const recent = changes.filter((_, i) => {
    const left = changes[i + 1]?.at;
    return left === undefined || now - Date.parse(left) < DAY;
  });
  const versions = [live?.version, live?.lastGood, ...recent.map(({ version }) => version)];
  return new Set(versions.filter((version) => version !== undefined));
}

async function pruneApp(site: string, name: string, { keep, also = [], now = Date.now() }: PruneOptions) {
  const needed = await neededVersions(site, name, now);
  const stays = ({ version, publishedAt }: Aged, age: number) =>
    age < keep ||
    needed.has(version) ||
    also.includes(version) ||
    // Of one without a record nobody knows its age.
    !(now - Date.parse(publishedAt) >= DAY);
  const gone = (await versionsOf(site, name)).filter((aged, age) => !stays(aged, age));
  for (const { version } of gone) await removeVersion(site, name, version);
  return gone.map(({ version }) => version);
}

/** A version mistyped would be removed. */
async function expectThere(site: string, names: readonly string[], also: readonly string[]): Promise<void> {
  for (const version of also) {
    expectVersion(version, '--also');
    const there = names.some((name) => existsSync(path.join(site, name, version)));
    if (!there)
      throw new Error(`--also ${version}: ${names.join(', ')} have no such version. Nothing was removed.`);
  }
}

/**
 * Removes versions that nobody needs. What stays: the last ones of each app, everything that was published or live within
 * a day, what is live, the version to go back to, and what is named.
 * @param name of one app; without it, of all, the shell among them
 * @returns what was removed, by app
 */
export async function prune(
  site: string,
  name: string | undefined,
  options: PruneOptions,
): Promise<Record<string, string[]>> {
  if (!Number.isInteger(options.keep) || options.keep < 1) {
    throw new Error(
      `--keep: expected how many versions stay, 1 or more, found ${options.keep}. Nothing was removed.`,
    );
  }
  if (name !== undefined && name !== 'shell') expectName(name);
  const removed: Record<string, string[]> = {};
  await inTurn(site, async () => {
    await settle(site);
    const apps: string[] = [];
    for (const folder of name === undefined ? await foldersIn(site) : [name])
      if (!folder.startsWith('.') && (await isAppFolder(site, folder))) apps.push(folder);
    if (name !== undefined && apps.length === 0)
      throw new Error(
        `${site} has no versions of ${name}. Nothing was removed. What it has: federation status`,
      );
    await expectThere(site, apps, options.also ?? []);
    for (const app of apps) removed[app] = await pruneApp(site, app, options);
  });
  await compose(site);
  return removed;
}
