import { createHash } from 'node:crypto';
import { openFolder } from '../files/folder.ts';

/** File of a build that lists its sources, each with its SHA-256 in base64. */
export const SOURCES_FILE = '.vite/sources.json';

/**
 * Source files in the app's root: the declaration, build configuration, `index.html`, and
 * modules they import.
 */
const ROOT_SOURCES = /^(package\.json|index\.html|(?!playwright\.config).*\.ts)$/;
const SOURCE_FOLDERS = ['src', 'public'];
const IS_TEST = /\.(test|spec)\.[cm]?[jt]sx?$/;

/**
 * Returns the SHA-256 in base64 of each source of an app, by path, without its tests. The build stores the
 * hashes; publish compares them to refuse a build that is older than its sources.
 */
export async function hashSources(folder: string): Promise<Record<string, string>> {
  const app = openFolder(folder);
  const inRoot = (await app.list('')).files.filter((file) => ROOT_SOURCES.test(file));
  const inFolders = await Promise.all(
    SOURCE_FOLDERS.map(async (name) => (await app.below(name)).map((file) => `${name}/${file}`)),
  );
  const sources = [...inRoot, ...inFolders.flat()].filter((file) => !IS_TEST.test(file)).sort();
  const hashed = sources.map(async (file) => {
    const content = (await app.bytes(file)) as Buffer;
    return [file, createHash('sha256').update(content).digest('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
