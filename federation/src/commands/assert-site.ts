import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorOf } from '../errors/error-of.ts';
import { registryFileOf } from '../site/registry.ts';

/** True if a folder contains a registry, or the folder of a published app. */
async function isSite(folder: string): Promise<boolean> {
  if (existsSync(registryFileOf(folder))) return true;
  const names = await readdir(folder).catch(() => []);
  return names.some((name) =>
    ['live.json', 'releases'].some((record) => existsSync(path.join(folder, name, record))),
  );
}

/**
 * Prevents commands from creating a site by mistake, for example in the working directory.
 * @param create the caller asked for a new site (`--create`)
 * @throws FED-201 with the folder, the missing file and the option if the folder is not a site
 */
export async function assertSite(folder: string, { create = false } = {}): Promise<void> {
  if (create || (await isSite(folder))) return;
  const found = existsSync(folder)
    ? 'a folder without registry.json and without any release of an app'
    : 'no such folder';
  throw errorOf('FED-201', { folder, found });
}
