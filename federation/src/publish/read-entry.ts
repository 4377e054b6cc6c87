import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AppEntry } from '../registry/schema.ts';
import { entryOf } from './publish.ts';

/**
 * The registry entry of a version that is already in the site.
 * @throws when it is not there, with the versions that are.
 */
export async function readEntry(site: string, name: string, version: string): Promise<AppEntry> {
  const folder = path.join(site, name, version);
  if (!existsSync(path.join(folder, 'mfe.json'))) {
    const there = await readdir(path.join(site, name)).catch(() => []);
    throw new Error(
      `${name} ${version} is not in ${site}. Published versions: ${there.join(', ') || 'none'}.`,
    );
  }
  return entryOf(folder, `./${name}/${version}/`, version);
}
