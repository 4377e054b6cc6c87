import path from 'node:path';
import * as v from 'valibot';
import { mfeSchema, RESERVED_NAMES } from '../config/schema.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { isAppFolder } from '../site/releases.ts';

/** `1.4.0`, `1.4.0-0123abcd`, `2.0.0-beta.1+build`: always one segment of a path. */
const VERSION = /^\d[\w.+-]*$/;

/** True if the value is a valid folder name for a version. */
const isVersion = (version: unknown): version is string =>
  typeof version === 'string' && VERSION.test(version);

/** @throws FED-113 if the value is not a valid folder name for a version. */
export function assertVersion(version: unknown, label: string): void {
  if (isVersion(version)) return;
  throw errorOf('FED-113', { label, version: String(JSON.stringify(version)) });
}

/**
 * Refuses an invalid app name before a folder is created for it.
 * @throws FED-112 with expected and found
 */
export function assertAppName(name: unknown): asserts name is string {
  if (v.is(mfeSchema.entries.name, name)) return;
  throw errorOf('FED-112', { name: String(JSON.stringify(name)), reserved: RESERVED_NAMES.join(', ') });
}

/** Refuses an email address as the author of a release, because authors are public. */
export function assertPublicName(author: string): void {
  // Up to 80 characters, without an at sign and control characters.
  if (/^[^@\p{C}]{1,80}$/u.test(author)) return;
  throw new Error(
    `--author: expected the name of a team or of its token, found ${JSON.stringify(author)}. It becomes public: do not use a person's address.\n` +
      'Nothing was published. Without --author, the owner in mfe.config.ts is used.',
  );
}

/** Refuses an email address in the reason of a change, because reasons are public. */
export function assertPublicReason(reason: string): void {
  if (/^[^@\p{Cc}]{3,300}$/u.test(reason.trim())) return;
  throw new Error(
    `--reason: expected one line of up to 300 characters, found ${JSON.stringify(reason)}. It becomes public: do not include a person's address.\n` +
      'Nothing was changed.',
  );
}

/** Refuses an app name that another file or folder of the site uses, such as a page of the shell. */
export async function assertNameAvailable(site: Files, name: string): Promise<void> {
  const fullPath = path.join(site.folder, name);
  const { files, folders } = await site.list(name);
  const isFolder = (await site.folders()).includes(name);
  if (!isFolder && !(await site.has(name))) return;
  if (await isAppFolder(site, name)) return;
  // An empty folder, or one with only temporary dotfiles of an interrupted command.
  if (isFolder && [...files, ...folders].every((entry) => entry.startsWith('.'))) return;
  throw errorOf('FED-114', { name, path: fullPath });
}

/** Files and folders that the tools generate at the site's root. */
const SITE_FILES = ['registry.json', 'site.config.json', 'robots.txt', 'sitemap.xml', 'packages', 'backend'];

/**
 * Refuses a shell with a root file in an app's folder, or with the name of a generated file.
 * @param files relative to the site: 'privacidade/index.html'
 */
export async function assertPathsAvailable(site: Files, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const [first = ''] = file.split('/');
    const isReserved = SITE_FILES.includes(first) || (file.includes('/') && (await isAppFolder(site, first)));
    if (!isReserved) continue;
    throw errorOf('FED-115', { file, path: first });
  }
}
