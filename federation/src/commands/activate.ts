import { assertHosted } from '../checks/check-host.ts';
import { assertAppName, assertVersion } from '../checks/check-name.ts';
import { errorOf } from '../errors/error-of.ts';
import { isErrorRateRising } from '../failures/error-trend.ts';
import { type Failures, knownCounts } from '../failures/read-failures.ts';
import { type Files, openFolder } from '../files/folder.ts';
import { readConfigFile } from '../site/config.ts';
import { type HistoryLine, lastGoodFor, readAppHistory } from '../site/history.ts';
import { type Action, type LiveState, readLiveState } from '../site/live.ts';
import { type Release, readReleaseRecord, recordedVersions, uploadedVersions } from '../site/releases.ts';
import { damagedFiles } from '../site/stage.ts';
import { type AuthoredChangeOptions, type ChangeResult, changeLive } from './change.ts';

/** Options of {@link makeLive}. */
export interface ActivateOptions extends AuthoredChangeOptions {
  /** Action in the history; default: `activate`. */
  action?: Action;
  /** Failure counts of the site's database: a version with a rising error rate is no rollback target. */
  failures?: Failures;
}

/** Returns the record of a version. @throws Error with the published versions if it is not in the site. */
export async function requireRelease(site: Files, name: string, version: string): Promise<Release> {
  if (name !== 'shell') assertAppName(name);
  assertVersion(version, name);
  const release = await readReleaseRecord(site, name, version);
  if (release && Object.keys(release.files).length === 0) {
    throw errorOf('FED-205', { app: name, version });
  }
  if (release) return release;
  const versions = (await uploadedVersions(site, name)).join(', ') || 'none';
  throw errorOf('FED-204', { app: name, version, site: site.folder, versions });
}

function assertNotRevoked(name: string, version: string, live: LiveState | null): void {
  const revocation = live?.revoked?.find((revoked) => revoked.version === version);
  if (!revocation) return;
  const { at, author, reason } = revocation;
  throw errorOf('FED-206', { app: name, version, day: at.slice(0, 10), author, reason });
}

/** Refuses a version whose files were lost or altered since it was published. */
async function assertIntact(site: Files, { name, version, files }: Release): Promise<void> {
  const damaged = await damagedFiles(site.at(`${name}/${version}`), files);
  if (damaged.length === 0) return;
  throw errorOf('FED-207', { app: name, version, files: damaged.join(', ') });
}

/**
 * Returns a predicate: the version is in the site, and its error rate is not rising. Only such a version
 * becomes `lastGood`, which a rollback activates and the shell loads if the live version fails.
 */
export async function goodVersionPredicate(
  site: Files,
  name: string,
  history: readonly HistoryLine[],
  failures?: Failures,
): Promise<(version: string) => boolean> {
  const stored = new Set(await recordedVersions(site, name));
  return (version) =>
    stored.has(version) && !isErrorRateRising(knownCounts(failures), name, version, history);
}

/** Returns the owner of a release: the default author of a change to the live state. */
export const releaseOwner = ({ name, entry }: Release): string =>
  typeof entry.owner === 'string' ? entry.owner : name;

/**
 * Returns the live state for a release.
 * @param history of the app, with the lines that this change adds
 * @returns null if it is live already
 * @throws Error if the version was revoked
 */
export async function liveStateFor(
  site: Files,
  release: Release,
  { action = 'activate', author = releaseOwner(release), reason, forced = [], failures }: ActivateOptions,
  history?: readonly HistoryLine[],
): Promise<LiveState | null> {
  const { name, version, commit, repository } = release;
  const before = await readLiveState(site, name);
  assertNotRevoked(name, version, before);
  if (before?.version === version && before.author === author) return null;
  // Drops the keys of the previous change. Keeps unknown ones, which a later tool may have written.
  const {
    reason: _,
    lastGood: __,
    commit: ___,
    repository: ____,
    forced: _____,
    ...otherKeys
  } = before ?? {};
  const changes = history ?? (await readAppHistory(site, name));
  const lastGood = lastGoodFor(changes, version, await goodVersionPredicate(site, name, changes, failures));
  return {
    ...otherKeys,
    version,
    since: new Date().toISOString(),
    author,
    action,
    ...(commit ? { commit } : {}),
    ...(repository ? { repository } : {}),
    ...(reason ? { reason } : {}),
    ...(forced.length > 0 ? { forced: [...forced] } : {}),
    ...(lastGood ? { lastGood } : {}),
  };
}

/** {@link liveStateFor} of a version in the site. @throws Error if it is missing, revoked or damaged */
export async function activatedState(
  site: Files,
  name: string,
  version: string,
  options: ActivateOptions,
  history?: readonly HistoryLine[],
): Promise<LiveState | null> {
  const release = await requireRelease(site, name, version);
  const state = await liveStateFor(site, release, options, history);
  if (state) await assertIntact(site, release);
  return state;
}

/**
 * Checks the hosts of apps before taking the lock, because an unresponsive host must not
 * block other commands.
 */
async function assertAllHosted(folder: string, versions: Record<string, string>): Promise<void> {
  const site = openFolder(folder);
  for (const [name, version] of Object.entries(versions)) {
    const release = await readReleaseRecord(site, name, version);
    if (release) await assertHosted(await readConfigFile(site), release);
  }
}

/**
 * Activates versions that are in the site, in one commit.
 * @param versions by app; the shell is an app here
 * @throws Error if a version is missing, revoked or damaged, or if the change would break something. The site
 * is unchanged then.
 */
export async function makeLive(
  site: string,
  versions: Record<string, string>,
  options: ActivateOptions = {},
): Promise<ChangeResult> {
  await assertAllHosted(site, versions);
  const decide = async (lockedSite: Files) => {
    const liveStates: Record<string, LiveState> = {};
    for (const [name, version] of Object.entries(versions)) {
      const live = await activatedState(lockedSite, name, version, options);
      if (live) liveStates[name] = live;
    }
    return liveStates;
  };
  return changeLive(site, decide, options);
}
