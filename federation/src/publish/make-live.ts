import { readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { checkChange } from './check-change.ts';
import { expectName, expectPublicName, expectVersion } from './check-name.ts';
import { type Composition, discard, stageComposition, takePlaces } from './compose.ts';
import { jsonText, type Staged, stageFile, takePlace } from './folder.ts';
import {
  type Action,
  completeHistory,
  type Live,
  lastGoodFor,
  liveFileOf,
  readHistory,
  readLive,
} from './live.ts';
import { registryOf } from './registry-of.ts';
import { placedVersions, readRelease } from './release.ts';
import { type Lives, settle, stageChange } from './settle.ts';
import { inTurn } from './turn.ts';

export interface ChangeOptions {
  action?: Action;
  /** Name of the team, or of its token: default, the app's owner. */
  by?: string;
  reason?: string;
  /** Routes that nobody is to serve any more. */
  removeRoutes?: readonly string[];
  /** The app has changed hands: without it, a version of another owner than that of the live one is refused. */
  newOwner?: boolean;
}

/** @throws when it is not there, with the versions that are. */
async function releaseOf(site: string, name: string, version: string) {
  if (name !== 'shell') expectName(name);
  expectVersion(version, name);
  const release = await readRelease(site, name, version);
  if (release) return release;
  const there = (await placedVersions(site, name)).join(', ') || 'none';
  throw new Error(`${name} ${version} is not in ${site}. Published versions: ${there}.`);
}

/** What is to be live; null where it is. */
async function nextLive(
  site: string,
  name: string,
  version: string,
  { action = 'activate', by, reason }: ChangeOptions,
): Promise<Live | null> {
  const release = await releaseOf(site, name, version);
  const before = await readLive(site, name);
  const who = by ?? release.by;
  if (before?.version === version && before.by === who) return null;
  // What a later tool wrote beside what this one knows stays.
  const { entry: _, reason: __, lastGood: ___, commit: ____, repository: _____, ...kept } = before ?? {};
  const lastGood = lastGoodFor(await readHistory(site, name), version);
  const { commit, repository } = release;
  return {
    ...kept,
    version,
    since: new Date().toISOString(),
    by: who,
    action,
    ...(commit ? { commit } : {}),
    ...(repository ? { repository } : {}),
    ...(reason ? { reason } : {}),
    ...(lastGood ? { lastGood } : {}),
  };
}

interface Decision {
  change: Staged;
  lives: Staged[];
  composition: Composition;
}

/** Writes all that the change needs, beside its place: what may fail for want of room fails here. */
async function stageDecision(site: string, lives: Lives): Promise<Decision> {
  const composition = await stageComposition(site, await registryOf(site, lives));
  const staged: Staged[] = [];
  try {
    for (const [name, live] of Object.entries(lives))
      staged.push(await stageFile(liveFileOf(site, name), jsonText(live)));
    return { change: await stageChange(site, lives), lives: staged, composition };
  } catch (error) {
    await discard([...staged, ...composition.staged]);
    throw error;
  }
}

/**
 * Makes versions that are in the site live, all at once. It is decided at one moment, by one rename: killed before it,
 * nothing has changed; killed after it, the next command finishes.
 * @param versions by app, the shell among them
 * @returns what is live then
 * @throws when one is not in the site, and when the change would hurt. Nothing is changed then.
 */
export async function makeLive(
  site: string,
  versions: Record<string, string>,
  options: ChangeOptions = {},
): Promise<Registry> {
  if (options.by !== undefined) expectPublicName(options.by);
  return inTurn(site, async () => {
    await settle(site);
    const lives: Lives = {};
    for (const [name, version] of Object.entries(versions)) {
      const live = await nextLive(site, name, version, options);
      if (live) lives[name] = live;
    }
    const [before, next] = [await registryOf(site), await registryOf(site, lives)];
    await checkChange(site, before, next, Object.keys(lives), options);
    await decide(site, lives);
    return readLeniently(next).registry;
  });
}

async function decide(site: string, lives: Lives): Promise<void> {
  const { change, lives: staged, composition } = await stageDecision(site, lives);
  await takePlace(change);
  for (const live of staged) await takePlace(live);
  await takePlaces(composition);
  // A full disk keeps no release from visitors; the next command completes the history from what is live.
  for (const name of Object.keys(lives)) await completeHistory(site, name).catch(() => {});
  await discard([{ ...change, part: change.file }]);
}
