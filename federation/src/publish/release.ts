import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { entryOf } from './entry-of.ts';
import { foldersIn, jsonText, partIn, writeAtomic } from './folder.ts';
import type { Origin } from './origin.ts';
import { type FileList, listFiles } from './place.ts';
import { shellEntryOf } from './shell-entry.ts';

/** What stands in the registry for the shell or for an app. Read again, it may be of a later tool, or broken. */
export type StoredEntry = Record<string, unknown>;

/**
 * `<app>/releases/<version>.json`: what was published, written once. What goes live is the entry as it was then, and
 * every file of the version can be held against its size and hash.
 */
export interface Release extends Origin {
  name: string;
  version: string;
  publishedAt: string;
  by: string;
  entry: StoredEntry;
  files: FileList;
}

const RELEASES = 'releases';
export const releaseFileOf = (site: string, name: string, version: string): string =>
  path.join(site, name, RELEASES, `${version}.json`);

/** Folder of a version, relative to the site, as entries name it. */
export const baseOf = (name: string, version: string): string => `./${name}/${version}/`;

const isBuild = (folder: string): boolean =>
  existsSync(path.join(folder, 'mfe.json')) || existsSync(path.join(folder, 'index.html'));

/** The versions of an app whose files are in the site. */
export async function placedVersions(site: string, name: string): Promise<string[]> {
  const folders = await foldersIn(path.join(site, name));
  return (
    folders
      // A version begins with a digit: the words of a page, below its document, are none.
      .filter((folder) => /^\d/.test(folder) && isBuild(path.join(site, name, folder)))
      .sort()
  );
}

/** Whether a folder of the site is an app's: it has versions, or a record of some. */
export const isAppFolder = async (site: string, name: string): Promise<boolean> =>
  existsSync(path.join(site, name, 'live.json')) ||
  existsSync(path.join(site, name, RELEASES)) ||
  (await placedVersions(site, name)).length > 0;

/** What the record of a version says; null when it cannot be read. */
export function releaseIn(text: string): Release | null {
  try {
    const release = JSON.parse(text) as Release;
    return typeof release.entry === 'object' && release.entry ? release : null;
  } catch {
    return null;
  }
}

/** The record of a version; null when there is none, or none that can be read. */
export const readRelease = async (site: string, name: string, version: string): Promise<Release | null> =>
  releaseIn(await readFile(releaseFileOf(site, name, version), 'utf8').catch(() => ''));

export const writeRelease = (site: string, release: Release): Promise<void> =>
  writeAtomic(releaseFileOf(site, release.name, release.version), jsonText(release));

/** Versions that there is a record of. */
export async function recordedVersions(site: string, name: string): Promise<string[]> {
  const files = await readdir(path.join(site, name, RELEASES)).catch(() => []);
  return files.filter((file) => /^\w.*\.json$/.test(file)).map((file) => file.slice(0, -'.json'.length));
}

/**
 * Removes a version and its record. Whoever does this has the turn, and knows that nobody needs it.
 * The folder leaves its place at once: half a version is never found there.
 */
export async function removeVersion(site: string, name: string, version: string): Promise<void> {
  const [folder, gone] = [path.join(site, name, version), partIn(site)];
  if (existsSync(folder)) await rename(folder, gone);
  await rm(releaseFileOf(site, name, version), { force: true });
  await rm(gone, { recursive: true, force: true });
  // An app of which nothing is left has no folder either.
  for (const empty of [path.join(site, name, RELEASES), path.join(site, name)])
    await rmdir(empty).catch(() => {});
}

/** The record of a version that a run placed before it was killed. */
async function recordOf(site: string, name: string, version: string): Promise<Release> {
  const folder = path.join(site, name, version);
  const base = baseOf(name, version);
  const computed =
    name === 'shell' ? await shellEntryOf(folder, base, version) : await entryOf(folder, base, version);
  const entry: StoredEntry = { ...computed };
  const publishedAt = (await stat(folder)).mtime.toISOString();
  const by = typeof entry.owner === 'string' ? entry.owner : name;
  return { name, version, publishedAt, by, entry, files: await listFiles(folder) };
}

/** Writes the missing release records of the versions in the site. */
export async function recordPlaced(site: string, name: string): Promise<void> {
  for (const version of await placedVersions(site, name)) {
    if (existsSync(releaseFileOf(site, name, version))) continue;
    // One that cannot be described, such as a folder that something else put there, is no release.
    const release = await recordOf(site, name, version).catch(() => null);
    if (release) await writeRelease(site, release);
  }
}
