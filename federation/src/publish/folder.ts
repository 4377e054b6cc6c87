import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
export const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Every file below a folder, as sorted paths with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
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

/**
 * Copies a build to its place under the site, with a `.br` next to each compressible file. A version that is
 * already there is left alone: published folders are immutable. The copy appears whole or not at all.
 */
export async function placeImmutable(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const stage = `${to}.${process.pid}.part`;
  await rm(stage, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, stage, { recursive: true });
  await Promise.all(
    (await filesBelow(stage))
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const content = await readFile(path.join(stage, file));
        await writeFile(path.join(stage, `${file}.br`), await brotliOf(content));
      }),
  );
  await rename(stage, to);
}

/**
 * Writes a file so that a reader sees the old or the new content, never half of it. A compressed form of the old one is gone
 * before the new one is there.
 */
export async function writeAtomic(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const stage = `${file}.${process.pid}.part`;
  await writeFile(stage, content);
  await rm(`${file}.br`, { force: true });
  await rename(stage, file);
}
