import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { processName } from './process-name.ts';

/** Prefix of temporary files and folders. Readers of a site skip them. */
export const TEMP_PREFIX = '.part-';

/** Returns a new temporary path in a folder. The name identifies the current process. */
export const tempPathIn = (folder: string): string => path.join(folder, TEMP_PREFIX + processName());

/** A file written under a temporary name. Renaming it needs no disk space. */
export interface Staged {
  /** Final path. */
  file: string;
  /** Temporary path. */
  part: string;
}

/**
 * Writes a file under a temporary name in the same folder.
 * @throws Error if the file cannot be written completely, for example on a full disk.
 * Deletes the temporary file then.
 */
export async function stageFile(file: string, content: string | Buffer, mode?: number): Promise<Staged> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = tempPathIn(path.dirname(file));
  try {
    await writeFile(part, content, { mode });
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { file, part };
}

/**
 * Renames a staged file to its name. Deletes the `.br` of the old content first, so that
 * no server sends a stale one.
 */
export async function renameStaged({ file, part }: Staged): Promise<void> {
  await rm(`${file}.br`, { force: true });
  await rename(part, file);
}

/** Deletes staged files that were not renamed. */
export const discard = async (staged: readonly Staged[]): Promise<void> => {
  for (const { part } of staged) await rm(part, { force: true });
};

/**
 * Writes a file atomically: a reader sees the old or the new content.
 * @param mode file permissions, by default 0o666 less the umask
 */
export async function writeAtomic(file: string, content: string | Buffer, mode?: number): Promise<void> {
  await renameStaged(await stageFile(file, content, mode));
}
