import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kept } from '../config/kept.ts';
import type { Provides } from '../registry/handshake-schema.ts';
import type { Registry } from '../registry/schema.ts';
import { DEFAULTS_FILE } from './check-config.ts';
import { filesBelow } from './folder.ts';
import { parseJson } from './parse-json.ts';

/** Where a shell's build says what it brings for the apps. */
export const PROVIDES_FILE = 'provides.json';

/** Where a shell's build says what it keeps on a visitor's device. */
export const KEPT_FILE = 'kept.json';

/** What stands in the registry for a built shell placed at `base`. */
export async function shellEntryOf(dist: string, base: string, version: string): Promise<Registry['shell']> {
  const read = async <T>(name: string): Promise<T | undefined> => {
    const file = path.join(dist, name);
    return existsSync(file) ? (parseJson(await readFile(file, 'utf8'), file) as T) : undefined;
  };
  const provides = await read<Provides>(PROVIDES_FILE);
  if (!provides)
    throw new Error(`${dist}: ${PROVIDES_FILE} is missing. Build the shell with the preset's shell config.`);
  const kept = await read<Kept[]>(KEPT_FILE);
  return { version, base, provides, ...(kept && { kept }) };
}

/** The worker that keeps pages on devices, and what stands in its place where a site does without it. */
export const WORKER = 'sw.js';
export const NO_WORKER = 'sw-off.js';

const OF_ITS_VERSION = [
  'index.html',
  'reading.html',
  'hints.js',
  NO_WORKER,
  DEFAULTS_FILE,
  PROVIDES_FILE,
  KEPT_FILE,
];

/** The files of a shell that lie at the site's root, under one address for all versions: static pages, icons. */
export async function rootFilesOf(shell: string): Promise<string[]> {
  const files = existsSync(shell) ? await filesBelow(shell) : [];
  return files.filter(
    (file) => !/^(assets|\.vite|first-view)\/|\.br$/.test(file) && !OF_ITS_VERSION.includes(file),
  );
}
