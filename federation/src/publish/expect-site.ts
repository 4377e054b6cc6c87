import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { registryFileOf } from './registry-of.ts';

/** True when a folder holds a registry, or the folder of an app that was published there. */
async function isSite(folder: string): Promise<boolean> {
  if (existsSync(registryFileOf(folder))) return true;
  const names = await readdir(folder).catch(() => []);
  return names.some((name) =>
    ['live.json', 'releases'].some((record) => existsSync(path.join(folder, name, record))),
  );
}

/**
 * Keeps commands that write from creating a site by mistake, such as in the folder that they were started in.
 * @param create the caller asked for a new site (`--create`)
 * @throws when the folder is no site, naming the folder, what is missing and the option.
 */
export async function expectSite(folder: string, { create = false } = {}): Promise<void> {
  if (create || (await isSite(folder))) return;
  const found = existsSync(folder)
    ? 'a folder without registry.json and without any release of an app'
    : 'no such folder';
  throw new Error(
    `${folder} is no site.\n  expected a folder with registry.json, found ${found}\n` +
      'Nothing was written. Name the folder of the site: --site <folder>. To begin a new site there, add --create.',
  );
}
