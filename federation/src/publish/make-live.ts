import { countsIn, type Failures } from '../failures/read-failures.ts';
import { isRising } from '../failures/rising.ts';
import type { Registry } from '../registry/schema.ts';
import { type ChangeGrounds, changeLive } from './change.ts';
import { expectHosted } from './check-host.ts';
import { expectName, expectVersion } from './check-name.ts';
import { type Action, type HistoryLine, type Live, lastGoodFor, readHistory, readLive } from './live.ts';
import { damagedFiles } from './place.ts';
import { placedVersions, type Release, readRelease, recordedVersions } from './release.ts';
import type { Lives } from './settle.ts';

export interface ChangeOptions extends ChangeGrounds {
  action?: Action;
  /** What the site's database counted: a version that failed visitors more and more is not one to go back to. */
  failures?: Failures;
}

/** @throws when it is not there, with the versions that are. */
export async function releaseOf(site: string, name: string, version: string): Promise<Release> {
  if (name !== 'shell') expectName(name);
  expectVersion(version, name);
  const release = await readRelease(site, name, version);
  if (release && Object.keys(release.files).length === 0) {
    throw new Error(
      `${name} ${version} cannot become live: its release record has no file hashes, so browsers could not verify its files. Publish it again.`,
    );
  }
  if (release) return release;
  const there = (await placedVersions(site, name)).join(', ') || 'none';
  throw new Error(`${name} ${version} is not in ${site}. Published versions: ${there}.`);
}

/** No tab would open it: that is what revoking means, and it is not taken back. */
function refuseRevoked(name: string, version: string, live: Live | null): void {
  const found = live?.revoked?.find((revocation) => revocation.version === version);
  if (!found) return;
  throw new Error(
    `${name} ${version} was revoked on ${found.at.slice(0, 10)} by ${found.by}: ${found.reason}\n` +
      'Nothing was changed. To bring back what it holds, raise its version in package.json, build it and publish that.',
  );
}

/** Files of a version may have been lost or altered since it was published. */
async function refuseDamaged(folder: string, { name, version, files }: Release): Promise<void> {
  const damaged = await damagedFiles(folder, files);
  if (damaged.length === 0) return;
  throw new Error(
    `${name} ${version} is damaged in the site: ${damaged.join(', ')}\n` +
      'Nothing was changed. Publish the same build again, which puts it right, or take another version: federation log ' +
      name,
  );
}

/** Says of versions whether visitors could go back to them: they are here, and did not fail more and more often. */
export async function goodVersions(
  site: string,
  name: string,
  history: readonly HistoryLine[],
  failures?: Failures,
): Promise<(version: string) => boolean> {
  const here = new Set(await recordedVersions(site, name));
  return (version) => here.has(version) && !isRising(countsIn(failures), name, version, history);
}

/** The team that owns a release. The default author of a change to what is live. */
export const ownerIn = ({ name, entry }: Release): string =>
  typeof entry.owner === 'string' ? entry.owner : name;

/**
 * What is to be live; null where it is.
 * @param history of the app, with what is about to be added to it
 */
export async function nextLive(
  site: string,
  name: string,
  version: string,
  { action = 'activate', by, reason, forced = [], failures }: ChangeOptions,
  history?: readonly HistoryLine[],
): Promise<Live | null> {
  const release = await releaseOf(site, name, version);
  const before = await readLive(site, name);
  refuseRevoked(name, version, before);
  const who = by ?? ownerIn(release);
  if (before?.version === version && before.by === who) return null;
  await refuseDamaged(`${site}/${name}/${version}`, release);
  // What a later tool wrote beside what this one knows stays.
  const { reason: _, lastGood: __, commit: ___, repository: ____, forced: _____, ...kept } = before ?? {};
  const past = history ?? (await readHistory(site, name));
  const lastGood = lastGoodFor(past, version, await goodVersions(site, name, past, failures));
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
    ...(forced.length > 0 ? { forced: [...forced] } : {}),
    ...(lastGood ? { lastGood } : {}),
  };
}

/**
 * Makes versions that are in the site live, all at once.
 * @param versions by app, the shell among them
 * @returns what is live then
 * @throws when one is not in the site, was revoked or is damaged, and when the change would hurt. Nothing is changed then.
 */
export async function makeLive(
  site: string,
  versions: Record<string, string>,
  options: ChangeOptions = {},
): Promise<Registry> {
  for (const [name, version] of Object.entries(versions)) {
    const release = await readRelease(site, name, version);
    if (release) await expectHosted(site, release);
  }
  const decide = async (): Promise<Lives> => {
    const lives: Lives = {};
    for (const [name, version] of Object.entries(versions)) {
      const live = await nextLive(site, name, version, options);
      if (live) lives[name] = live;
    }
    return lives;
  };
  return changeLive(site, decide, options);
}
