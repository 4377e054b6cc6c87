import { createHash } from 'node:crypto';
import type { Files } from '../files/folder.ts';

/** Each file of a build by its path, with its size in bytes and its SHA-256 in base64. */
export type FileList = Record<string, { bytes: number; sha256: string }>;

/** Returns the size and hash of a file's content. */
export const digestOf = (content: Buffer): FileList[string] => ({
  bytes: content.byteLength,
  sha256: createHash('sha256').update(content).digest('base64'),
});

/** Hashes the files of a build or of a stored version, except precompressed `.br` files. */
export async function hashFiles(build: Files): Promise<FileList> {
  const names = (await build.below()).filter((name) => !name.endsWith('.br'));
  const files = names.map(async (name) => [name, digestOf((await build.bytes(name)) as Buffer)] as const);
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Returns eight hex digits that change with any byte or file name of the build. They are the end of a
 * version: '1.4.0-0123abcd'.
 */
export async function contentHash(build: Files): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await build.below()) {
    hash.update(`${file}\0`).update((await build.bytes(file)) as Buffer);
  }
  return hash.digest('hex').slice(0, 8);
}
