import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, type FileList } from '../build/file-list.ts';
import { tempPathIn } from '../files/atomic.ts';
import { COMPRESSIBLE, compressWithBrotli, isCompressedCopy } from '../files/brotli.ts';
import type { Files, Folder } from '../files/folder.ts';

/**
 * Copies a build into a temporary folder of the site, with a `.br` for each compressible file.
 * @returns the folder, which the caller deletes
 * @throws Error if the build cannot be written completely. Deletes the folder then.
 */
export async function stageBuild(build: Files, site: string): Promise<string> {
  await mkdir(site, { recursive: true });
  const stage = tempPathIn(site);
  try {
    for (const name of await build.below()) {
      const content = (await build.bytes(name)) as Buffer;
      await mkdir(path.dirname(path.join(stage, name)), { recursive: true });
      await writeFile(path.join(stage, name), content);
      if (COMPRESSIBLE.test(name))
        await writeFile(path.join(stage, `${name}.br`), await compressWithBrotli(content));
    }
    return stage;
  } catch (error) {
    await rm(stage, { recursive: true, force: true });
    throw error;
  }
}

async function isIntact(version: Files, name: string, expected: FileList[string]): Promise<boolean> {
  const content = await version.bytes(name);
  if (!content || digestOf(content).sha256 !== expected.sha256) return false;
  return !COMPRESSIBLE.test(name) || isCompressedCopy(await version.bytes(`${name}.br`), content);
}

/** Lists the files of a stored version that are missing, truncated or altered. */
export async function damagedFiles(version: Files, files: FileList): Promise<string[]> {
  const names = Object.keys(files);
  const intactFlags = await Promise.all(
    names.map((name) => isIntact(version, name, files[name] as FileList[string])),
  );
  return names.filter((_, i) => !intactFlags[i]);
}

/**
 * Renames a staged build to its version. If the version exists, replaces its damaged files only, because
 * visitors may be loading it.
 * @param version folder, relative to the site: 'mfe-x/1.0.0-0123abcd'
 * @returns the files that were replaced
 */
export async function installStagedBuild(
  site: Folder,
  stage: string,
  version: string,
  files: FileList,
): Promise<string[]> {
  const target = path.join(site.folder, version);
  if (!existsSync(target)) {
    await mkdir(path.dirname(target), { recursive: true });
    await rename(stage, target);
    site.forget(version);
    return [];
  }
  const damaged = await damagedFiles(site.at(version), files);
  for (const name of damaged) {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    // The `.br` first: a server prefers it to the file.
    for (const file of [`${name}.br`, name]) {
      if (existsSync(path.join(stage, file))) await rename(path.join(stage, file), path.join(target, file));
    }
  }
  site.forget(version);
  return damaged;
}
