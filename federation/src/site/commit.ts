import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { discard, renameStaged, type Staged, stageFile } from '../files/atomic.ts';
import { COMPRESSIBLE, compressWithBrotli, isCompressedCopy } from '../files/brotli.ts';
import type { Folder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import { completeHistory } from './history.ts';
import { type LiveStates, liveFileOf } from './live.ts';
import { stageChange } from './recover.ts';

// A site changes in two steps. Staging writes all new files under temporary names. Committing only renames
// them, so that a full disk or a crash leaves no partial change.

/** Files at the site's root by path, relative to it; null for a file that must not exist. */
export type PublicFiles = Record<string, string | Buffer | null>;

/** Staged files, and files to delete. */
interface StagedFiles {
  staged: Staged[];
  removed: string[];
}

/**
 * Folder of npm's metadata. It changes with every package, so it has no `.br` files, which could be stale.
 */
const PACKUMENT_FOLDER = 'packages/';

/** Stages a file and its `.br`, unless they have this content already. */
async function stageIfChanged(site: Folder, name: string, content: Buffer): Promise<Staged[]> {
  const sitePath = (file: string) => path.join(site.folder, file);
  const isSame = (await site.bytes(name))?.equals(content) ?? false;
  const staged = isSame ? [] : [await stageFile(sitePath(name), content)];
  if (!COMPRESSIBLE.test(name) || name.startsWith(PACKUMENT_FOLDER)) return staged;
  if (isSame && (await isCompressedCopy(await site.bytes(`${name}.br`), content))) return staged;
  try {
    return [...staged, await stageFile(sitePath(`${name}.br`), await compressWithBrotli(content))];
  } catch (error) {
    await discard(staged);
    throw error;
  }
}

/** Stages the files that differ from the disk. */
async function stagePublicFiles(site: Folder, files: PublicFiles): Promise<StagedFiles> {
  const stagedFiles: StagedFiles = { staged: [], removed: [] };
  try {
    for (const [name, content] of Object.entries(files)) {
      if (content === null) stagedFiles.removed.push(name, `${name}.br`);
      else stagedFiles.staged.push(...(await stageIfChanged(site, name, Buffer.from(content))));
    }
    return stagedFiles;
  } catch (error) {
    await discard(stagedFiles.staged);
    throw error;
  }
}

/** Deletes a file, and the folders that it leaves empty. */
async function removeFile(file: string): Promise<void> {
  if (!existsSync(file)) return;
  await rm(file, { force: true });
  let folder = path.dirname(file);
  for (; (await readdir(folder)).length === 0; folder = path.dirname(folder)) await rmdir(folder);
}

/** Renames staged files to their names, then deletes the removed ones. */
async function applyStagedFiles(site: Folder, { staged, removed }: StagedFiles): Promise<void> {
  for (const stagedFile of staged) await renameStaged(stagedFile);
  for (const file of removed) await removeFile(path.join(site.folder, file));
}

/** Replaces the files at the site's root, under the lock. Leaves files that have the same content. */
export const writePublicFiles = async (site: Folder, files: PublicFiles): Promise<void> =>
  applyStagedFiles(site, await stagePublicFiles(site, files));

/** A completely staged change. Committing it needs no more disk space. */
export interface StagedCommit {
  liveStates: LiveStates;
  stagedFiles: StagedFiles;
  liveFiles: Staged[];
  /** Renaming this file commits the change. */
  change: Staged;
}

/**
 * Stages a change of the live state, under the lock.
 * @param files the composed site after the change
 * @throws Error if the disk is full. Deletes all staged files then.
 */
export async function stageCommit(
  site: Folder,
  liveStates: LiveStates,
  files: PublicFiles,
): Promise<StagedCommit> {
  const stagedFiles = await stagePublicFiles(site, files);
  const liveFiles: Staged[] = [];
  try {
    for (const [name, live] of Object.entries(liveStates))
      liveFiles.push(await stageFile(path.join(site.folder, liveFileOf(name)), jsonText(live)));
    return { liveStates, stagedFiles, liveFiles, change: await stageChange(site.folder, liveStates) };
  } catch (error) {
    await discard([...liveFiles, ...stagedFiles.staged]);
    throw error;
  }
}

/** Commits with one rename. A crash before it changes nothing; after it, recovery completes the change. */
export async function commit(
  site: Folder,
  { liveStates, stagedFiles, liveFiles, change }: StagedCommit,
): Promise<void> {
  await renameStaged(change);
  for (const live of liveFiles) await renameStaged(live);
  await applyStagedFiles(site, stagedFiles);
  for (const [name, live] of Object.entries(liveStates)) {
    site.cacheWritten(liveFileOf(name), jsonText(live));
    // A full disk must not fail the release here: recovery completes the history later.
    await completeHistory(site, name).catch(() => {});
  }
  // The change is complete: deletes its file, so that recovery does not replay it.
  await discard([{ ...change, part: change.file }]);
}
