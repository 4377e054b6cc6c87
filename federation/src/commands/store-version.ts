import type { FileList } from '../build/file-list.ts';
import type { Origin } from '../build/origin.ts';
import type { Candidate } from '../checks/candidate.ts';
import { composeSite } from '../compose/compose-site.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files, Folder } from '../files/folder.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { commit, stageCommit } from '../site/commit.ts';
import type { LiveStates } from '../site/live.ts';
import { type Release, readReleaseRecord, removeVersion, writeRelease } from '../site/releases.ts';
import { installStagedBuild } from '../site/stage.ts';
import { withLiveStates } from './change.ts';

/** A build to publish. */
export interface Build<Entry> extends Candidate {
  version: string;
  entry: Entry;
  files: FileList;
  author: string;
  origin: Origin;
}

/**
 * Returns the build's release record: the stored one if it is for the same address, otherwise a new one. The
 * address (`base`) changes when the app moves to another host. A stored record without files counts as
 * missing.
 */
export async function releaseRecord(
  site: Files,
  { name, version, author, entry, files, origin, goesLive }: Build<AppEntry | Registry['shell']>,
): Promise<{ release: Release; isStored: boolean }> {
  const before = await readReleaseRecord(site, name, version);
  const isKnown = before !== null && Object.keys(before.files).length > 0;
  const hasMoved = isKnown && before.entry.base !== entry.base;
  if (isKnown && !hasMoved) return { release: before, isStored: true };
  // A build that is only stored must not change the address of a version.
  if (hasMoved && !goesLive) {
    const base = String(before.entry.base);
    throw errorOf('FED-214', { app: name, version, base, newBase: entry.base });
  }
  const publishedAt = new Date().toISOString();
  return {
    release: { name, version, publishedAt, author, ...origin, entry: { ...entry }, files },
    isStored: false,
  };
}

/**
 * Stores a version, writes its record if it is new, and commits the live states, under the lock. Removes a new version
 * when the record or the commit cannot be prepared.
 * @param stage folder with the build's files, from `stageBuild`
 * @returns the files of a stored version that were replaced because they were damaged
 */
export async function storeVersion(
  site: Folder,
  stage: string,
  { release, isStored }: { release: Release; isStored: boolean },
  liveStates: LiveStates | null,
): Promise<string[]> {
  const { name, version, files } = release;
  const isNew = !(await site.folders(name)).includes(version);
  const repaired = await installStagedBuild(site, stage, `${name}/${version}`, files);
  const prepare = async () => {
    if (!isStored) await writeRelease(site, release);
    return liveStates && stageCommit(site, liveStates, await composeSite(withLiveStates(site, liveStates)));
  };
  const staged = await prepare().catch(async (error) => {
    // Throws the first error, even if the removal fails.
    if (isNew) await removeVersion(site, name, version).catch(() => {});
    throw error;
  });
  if (staged) await commit(site, staged);
  return repaired;
}
