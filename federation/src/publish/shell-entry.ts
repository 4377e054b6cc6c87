import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Provides } from '../registry/handshake-schema.ts';
import type { Registry } from '../registry/schema.ts';
import { DEFAULTS_FILE } from './check-config.ts';
import { filesBelow } from './folder.ts';
import { parseJson } from './parse-json.ts';

/** Where a shell's build says what it brings for the apps. */
export const PROVIDES_FILE = 'provides.json';

/** What stands in the registry for a built shell placed at `base`. */
export async function shellEntryOf(dist: string, base: string, version: string): Promise<Registry['shell']> {
  const file = path.join(dist, PROVIDES_FILE);
  if (!existsSync(file)) return { version, base };
  return { version, base, provides: parseJson(await readFile(file, 'utf8'), file) as Provides };
}

/** The worker that keeps pages on devices, and what stands in its place where a site does without it. */
export const WORKER = 'sw.js';
export const NO_WORKER = 'sw-off.js';

const OF_ITS_VERSION = ['index.html', 'reading.html', 'hints.js', NO_WORKER, DEFAULTS_FILE, PROVIDES_FILE];

/** The files of a shell that lie at the site's root, under one address for all versions: static pages, icons. */
export async function rootFilesOf(shell: string): Promise<string[]> {
  const files = existsSync(shell) ? await filesBelow(shell) : [];
  return files.filter((file) => !/^(assets|\.vite)\/|\.br$/.test(file) && !OF_ITS_VERSION.includes(file));
}
