import { createHash } from 'node:crypto';
import { openFolder } from '../files/folder.ts';

/** File of a build that lists its sources, each with its SHA-256 in base64. */
export const SOURCES_FILE = '.vite/sources.json';

/**
 * Source files in the app's root: the declaration, build configuration, `index.html`, and
 * modules they import.
 */
const IN_ROOT = /^(package\.json|index\.html|(?!playwright\.config).*\.ts)$/;
const FOLDERS = ['src', 'public'];
const IS_TEST = /\.(test|spec)\.[cm]?[jt]sx?$/;

/** Hashes the sources of an app by path, without its tests. */
export async function sourcesOf(folder: string): Promise<Record<string, string>> {
  const app = openFolder(folder);
  const files = (await app.list('')).files.filter((file) => IN_ROOT.test(file));
  const inside = await Promise.all(
    FOLDERS.map(async (name) => (await app.below(name)).map((file) => `${name}/${file}`)),
  );
  const sources = [...files, ...inside.flat()].filter((file) => !IS_TEST.test(file)).sort();
  const hashed = sources.map(async (file) => {
    const content = (await app.bytes(file)) as Buffer;
    return [file, createHash('sha256').update(content).digest('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
