import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './variants.ts';

/**
 * Reads all files of a folder, except source maps and precompressed files: the server compresses every
 * variant in the same way.
 */
export async function folderFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      names.map(
        async (name): Promise<[string, Buffer]> => [
          `/${path.relative(folder, name).split(path.sep).join('/')}`,
          await readFile(name),
        ],
      ),
    ),
  );
}
