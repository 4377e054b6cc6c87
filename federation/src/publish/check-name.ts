import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { mfeSchema, RESERVED_NAMES } from '../config/schema.ts';
import { isAppFolder } from './release.ts';

/** `1.4.0`, `1.4.0-0123abcd`, `2.0.0-beta.1+build`: one part of a path, whatever it is. */
const VERSION = /^\d[\w.+-]*$/;

/** Whether it can be nothing but the name of one version's folder. */
const isVersion = (version: unknown): version is string =>
  typeof version === 'string' && VERSION.test(version);

/** @throws when it could be anything but the name of one version's folder. */
export function expectVersion(version: unknown, whose: string): void {
  if (isVersion(version)) return;
  throw new Error(
    `${whose}: expected a version such as "1.4.0", found ${JSON.stringify(version)}.\nNothing was written. Correct it: in package.json, and build again, or in the command.`,
  );
}

/**
 * Refuses a name that is no app's, before anything is written under it.
 * @throws with what was expected and found.
 */
export function expectName(name: unknown): asserts name is string {
  if (v.is(mfeSchema.entries.name, name)) return;
  throw new Error(
    `${JSON.stringify(name)} is no name of an app: expected one in kebab-case such as "mfe-biblioteca", and another than ` +
      `${RESERVED_NAMES.join(', ')}, which the site has for itself.\nNothing was written. Correct it: in mfe.config.ts, and build again, or in the command.`,
  );
}

/** Whatever lies in a site is public, also who made something live. */
export function expectPublicName(by: string): void {
  if (/^[^@\p{C}]{1,80}$/u.test(by)) return;
  throw new Error(
    `--by: expected the name of a team or of its token, found ${JSON.stringify(by)}. It becomes public: no person's address.\n` +
      'Nothing was published. Without --by, the owner in mfe.config.ts is taken.',
  );
}

/** Why something was done is read by everybody too. */
export function expectPublicReason(reason: string): void {
  if (/^[^@\p{Cc}]{3,300}$/u.test(reason.trim())) return;
  throw new Error(
    `--reason: expected one line of up to 300 characters, found ${JSON.stringify(reason)}. It becomes public: no person's address.\n` +
      'Nothing was changed.',
  );
}

/** Refuses a name under which the site has something else, such as a page of the shell. */
export async function refuseTakenName(site: string, name: string): Promise<void> {
  const place = path.join(site, name);
  if (!existsSync(place) || (await isAppFolder(site, name))) return;
  if (statSync(place).isDirectory() && (await readdir(place)).every((entry) => entry.startsWith('.'))) return;
  throw new Error(
    `${name}: expected a name that nothing else in the site has, found ${place}, which is no app's folder.\n` +
      'Nothing was written. Give the app another name in mfe.config.ts.',
  );
}

/** What the site writes itself, or what is not the shell's to bring. */
const OF_THE_SITE = ['registry.json', 'site.config.json', 'robots.txt', 'sitemap.xml', 'packages', 'backend'];

/**
 * Refuses a shell one of whose files at the site's root would lie in an app's folder, or be taken for the site's own.
 * @param files relative to the site: 'privacidade/index.html'
 */
export async function refuseTakenPlaces(site: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const [first = ''] = file.split('/');
    const taken = OF_THE_SITE.includes(first) || (file.includes('/') && (await isAppFolder(site, first)));
    if (!taken) continue;
    throw new Error(
      `The shell's ${file}: expected a place at the site's root that nothing else has, found ${first} taken.\n` +
        'Nothing was published. Give it another name in shell/public and build again.',
    );
  }
}
