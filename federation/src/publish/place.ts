import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliOf, compressible, filesBelow, partIn } from './folder.ts';

const decompress = promisify(brotliDecompress);

/** Each file of a build by its path, with its size and its sha256, in base64. */
export type FileList = Record<string, { bytes: number; sha256: string }>;

const digestOf = (content: Buffer): FileList[string] => ({
  bytes: content.byteLength,
  sha256: createHash('sha256').update(content).digest('base64'),
});

/** The files of a version's folder. Beside them lie their compressed copies, which are no content of their own. */
export async function listFiles(folder: string): Promise<FileList> {
  const names = (await filesBelow(folder)).filter((name) => !name.endsWith('.br'));
  const files = names.map(async (name) => [name, digestOf(await readFile(path.join(folder, name)))] as const);
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Copies a build to where its site can take it from, with a `.br` next to each compressible file.
 * @returns the folder of the copy, which belongs to the caller
 * @throws when it cannot be written whole. Nothing of it is left then.
 */
export async function stageBuild(dist: string, site: string): Promise<{ stage: string; files: FileList }> {
  await mkdir(site, { recursive: true });
  const stage = partIn(site);
  try {
    const files: FileList = {};
    for (const name of await filesBelow(dist)) {
      const content = await readFile(path.join(dist, name));
      files[name] = digestOf(content);
      await mkdir(path.dirname(path.join(stage, name)), { recursive: true });
      await writeFile(path.join(stage, name), content);
      if (compressible.test(name)) await writeFile(path.join(stage, `${name}.br`), await brotliOf(content));
    }
    return { stage, files };
  } catch (error) {
    await rm(stage, { recursive: true, force: true });
    throw error;
  }
}

/** Whether a placed file is what it should be: by its content, and its compressed copy by what comes out of it. */
async function isSound(folder: string, name: string, wanted: FileList[string]): Promise<boolean> {
  const read = (file: string) => readFile(path.join(folder, file)).catch(() => null);
  const content = await read(name);
  if (!content || digestOf(content).sha256 !== wanted.sha256) return false;
  if (!compressible.test(name)) return true;
  const copy = await read(`${name}.br`);
  const inside = copy && (await decompress(copy).catch(() => null));
  return Boolean(inside?.equals(content));
}

/** The files of a placed version that are not as they were published: missing, cut off, or altered. */
export async function damagedFiles(folder: string, files: FileList): Promise<string[]> {
  const names = Object.keys(files);
  const sound = await Promise.all(
    names.map((name) => isSound(folder, name, files[name] as FileList[string])),
  );
  return names.filter((_, i) => !sound[i]);
}

/**
 * Puts a staged build into its place. A version that is there already stays, because somebody may be reading it: only what
 * is damaged in it is replaced, file by file, each of them at once.
 * @returns the files that had to be replaced
 */
export async function placeStaged(stage: string, to: string, files: FileList): Promise<string[]> {
  if (!existsSync(to)) {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(stage, to);
    return [];
  }
  const damaged = await damagedFiles(to, files);
  for (const name of damaged) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    // The copy first: a server that has it sends it in place of the file.
    for (const file of [`${name}.br`, name]) {
      if (existsSync(path.join(stage, file))) await rename(path.join(stage, file), path.join(to, file));
    }
  }
  await rm(stage, { recursive: true, force: true });
  return damaged;
}
