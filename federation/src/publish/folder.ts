import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ownName } from './who.ts';

const brotli = promisify(brotliCompress);
/** Files that are smaller compressed: beside each lies a `.br`, for web servers to send. */
export const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Every file below a folder, as sorted paths with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Names of the folders directly in a folder; none when it is not there. */
export async function foldersIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Eight hex digits that change with any byte or name in the folder. */
export async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder)) {
    hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** As it lies beside a file for web servers to send. */
export const brotliOf = (content: Buffer): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

/** Size in bytes after brotli, as a browser receives it. */
export async function brotliSize(content: Buffer): Promise<number> {
  return (await brotli(content)).byteLength;
}

/** Begins the name of all that is not finished: whoever reads a site passes it over. */
export const PART = '.part-';

/** A place in a folder for what is in the making; its name says whose it is. */
export const partIn = (folder: string): string => path.join(folder, PART + ownName());

/** A file that is written and waits for its place. What needs room on the disk is done; taking the place needs none. */
export interface Staged {
  file: string;
  part: string;
}

/** @throws when it cannot be written whole, on a full disk for instance. Nothing of it is left then. */
export async function stageFile(file: string, content: string | Buffer, mode?: number): Promise<Staged> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = partIn(path.dirname(file));
  try {
    await writeFile(part, content, { mode });
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { file, part };
}

/**
 * Puts a staged file into its place: a reader sees the old or the new content, never half of it. A compressed form of the
 * old one is gone before the new one is there.
 */
export async function takePlace({ file, part }: Staged): Promise<void> {
  await rm(`${file}.br`, { force: true });
  await rename(part, file);
}

/**
 * Writes a file so that a reader sees the old or the new content, never half of it.
 * @param mode file permissions, by default 0o666 less the umask
 */
export async function writeAtomic(file: string, content: string | Buffer, mode?: number): Promise<void> {
  await takePlace(await stageFile(file, content, mode));
}

/** As the files of a site are written: for people too. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
