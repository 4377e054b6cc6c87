import { existsSync } from 'node:fs';
import { rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readAppEntry } from '../build/app-entry.ts';
import { type FileList, hashFiles } from '../build/file-list.ts';
import type { Origin } from '../build/origin.ts';
import { readShellEntry } from '../build/shell-entry.ts';
import { tempPathIn, writeAtomic } from '../files/atomic.ts';
import type { Files, Folder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';

/** Entry of the shell or of an app in the registry. It may be written by a later version of the CLI, or be invalid. */
export type StoredEntry = Record<string, unknown>;

/** `<app>/releases/<version>.json`: written once, with the registry entry and the hash of each file. */
export interface Release extends Origin {
  name: string;
  version: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Name of a team or of a token. */
  author: string;
  entry: StoredEntry;
  files: FileList;
}

const RELEASES_FOLDER = 'releases';
/** Returns the path of a release record, relative to the site. */
export const releaseFileOf = (name: string, version: string): string =>
  `${name}/${RELEASES_FOLDER}/${version}.json`;

/** Returns the folder of a version in the format of registry entries, relative to the site. */
export const versionBase = (name: string, version: string): string => `./${name}/${version}/`;

/** Lists the versions of an app whose files are in the site. Only folders of versions begin with a digit. */
export async function uploadedVersions(site: Files, name: string): Promise<string[]> {
  const folders = (await site.folders(name)).filter((folder) => /^\d/.test(folder));
  const listings = await Promise.all(folders.map((folder) => site.list(`${name}/${folder}`)));
  return folders.filter((_, i) =>
    listings[i]?.files.some((file) => file === 'mfe.json' || file === 'index.html'),
  );
}

/** True if a folder of the site belongs to an app: it contains versions or release records. */
export const isAppFolder = async (site: Files, name: string): Promise<boolean> => {
  const { files, folders } = await site.list(name);
  return (
    files.includes('live.json') ||
    folders.includes(RELEASES_FOLDER) ||
    (await uploadedVersions(site, name)).length > 0
  );
};

/** Parses a release record; null when it is invalid. */
export function parseRelease(text: string): Release | null {
  try {
    const release = JSON.parse(text) as Release;
    return typeof release.entry === 'object' && release.entry ? release : null;
  } catch {
    return null;
  }
}

/** Reads the release record of a version; null if it has no valid one. */
export const readReleaseRecord = async (
  site: Files,
  name: string,
  version: string,
): Promise<Release | null> => parseRelease((await site.text(releaseFileOf(name, version))) ?? '');

/** Writes the release record of a version, atomically. */
export async function writeRelease(site: Folder, release: Release): Promise<void> {
  const file = releaseFileOf(release.name, release.version);
  const text = jsonText(release);
  await writeAtomic(path.join(site.folder, file), text);
  site.cacheWritten(file, text);
}

/** Versions of an app that have a release record. */
export async function recordedVersions(site: Files, name: string): Promise<string[]> {
  const { files } = await site.list(`${name}/${RELEASES_FOLDER}`);
  // Temporary files begin with a dot.
  return files.filter((file) => /^\w.*\.json$/.test(file)).map((file) => file.slice(0, -'.json'.length));
}

/**
 * Deletes a version and its record, under the site lock. Renames the folder first, so that no reader finds a
 * partial version.
 */
export async function removeVersion(site: Folder, name: string, version: string): Promise<void> {
  const sitePath = (file: string) => path.join(site.folder, file);
  const [folder, trash] = [sitePath(`${name}/${version}`), tempPathIn(site.folder)];
  if (existsSync(folder)) await rename(folder, trash);
  await rm(sitePath(releaseFileOf(name, version)), { force: true });
  await rm(trash, { recursive: true, force: true });
  // rmdir fails for folders that are not empty.
  for (const empty of [`${name}/${RELEASES_FOLDER}`, name]) await rmdir(sitePath(empty)).catch(() => {});
  site.forget(name);
}

/**
 * Recreates the record of a version whose publish crashed between storing the files and writing the record.
 */
async function recreateRecord(site: Files, name: string, version: string): Promise<Release> {
  const build = site.at(`${name}/${version}`);
  const base = versionBase(name, version);
  const entryOfBuild =
    name === 'shell' ? await readShellEntry(build, base, version) : await readAppEntry(build, base, version);
  const entry: StoredEntry = { ...entryOfBuild };
  const publishedAt = (await stat(build.folder)).mtime.toISOString();
  const author = typeof entry.owner === 'string' ? entry.owner : name;
  return { name, version, publishedAt, author, entry, files: await hashFiles(build) };
}

/** Writes the missing release records of an app's versions. */
export async function writeMissingReleases(site: Folder, name: string): Promise<void> {
  const recordedVersionNames = await recordedVersions(site, name);
  for (const version of await uploadedVersions(site, name)) {
    if (recordedVersionNames.includes(version)) continue;
    // Skips a folder that is not a complete build.
    const release = await recreateRecord(site, name, version).catch(() => null);
    if (release) await writeRelease(site, release);
  }
}
