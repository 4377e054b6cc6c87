import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '../config/read-settings.ts';
import { findProviderKeys } from '../gate/find-keys.ts';
import type { AppEntry } from '../registry/schema.ts';
import { readCredentialKeys } from './credential-files.ts';
import { filesBelow } from './folder.ts';
import { parseJson } from './parse-json.ts';

/** Where a shell's build says what it uses for every key that `site.config.json` leaves out. */
export const DEFAULTS_FILE = 'site-defaults.json';

type Leaf = [key: string, value: unknown];

/** Every single value of a JSON document with its key: ['links.social[0].url', 'https://…']. */
function leavesOf(value: unknown, key = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, `${key}[${i}]`));
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, key ? `${key}.${name}` : name));
}

/** A key that the developer's own machine uses counts whatever it looks like; one to be filled in is none. */
const isOwnKey = (key: string, value: string): boolean =>
  key.startsWith('ai.keys.') && value !== '' && !value.includes('COLOQUE');

/**
 * Refuses a configuration that carries a provider key: it is written into the public page.
 * @throws naming the file and the key's path, never its value.
 */
export function refuseKeys(config: unknown, file: string): void {
  const lines = leavesOf(config).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const [found] = findProviderKeys(value);
    if (!found && !isOwnKey(key, value)) return [];
    return [`  ${key}: holds ${found ? found.kind : 'a provider key'}`];
  });
  // As the name of a key, for instance.
  if (lines.length === 0 && findProviderKeys(JSON.stringify(config)).length > 0)
    lines.push('  (somewhere in it)');
  if (lines.length === 0) return;
  throw new Error(
    `${file} holds a provider key, and everything in it becomes public:\n${lines.join('\n')}\n` +
      'Nothing was published. Take it out of the file, put it into the server function "ai" (supabase/functions/ai) and, ' +
      'if it was ever published, revoke it.',
  );
}

const EXAMPLE = /[\w.@/:-]*\.example(?![\w-])[\w./-]*/;

/** What docs/deploy.md writes in place of a value. */
const PLACEHOLDER = '…';

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && (URL.canParse(value) || /^\S+@\S+\.\S+$/.test(value));

/** Whether a site gave something of its own for a default that stands in: an address for an address, else words. */
const isGiven = (value: unknown, usual: unknown): boolean =>
  isAddress(value) || (!isAddress(usual) && typeof value === 'string' && value.trim() !== '');

/** The keys whose address nobody has supplied: in the file, or left to the shell's default. */
function missingAddresses(config: unknown, defaults: unknown): string[] {
  const own = leavesOf(config);
  const given = new Map(own);
  const left = leavesOf(defaults)
    .filter(([key, value]) => EXAMPLE.test(String(value)) && !isGiven(given.get(key), value))
    // The sentence on who answers requests is on no page of a site without AI.
    .filter(([key]) => key !== 'legal.aiService' || given.get('ai.mode') !== 'off')
    .map(([key, value]) => `  ${key}: not given, so that the default ${value} would be used`);
  const written = own
    .filter(([, value]) => EXAMPLE.test(String(value)) || String(value).includes(PLACEHOLDER))
    .map(([key, value]) => `  ${key}: is ${value}`);
  return [...written, ...left];
}

/** Addresses that apps fall back to where the site sets none for them. */
function missingSettings(config: unknown, apps: Record<string, AppEntry>): string[] {
  const given = (config ?? {}) as { apps?: Record<string, unknown> };
  return Object.entries(apps).flatMap(([name, { settings = {} }]) => {
    const { values } = readSettings(settings, given.apps?.[name]);
    return Object.entries(settings)
      .filter(([key, { default: usual }]) => values[key] === usual && EXAMPLE.test(String(usual)))
      .map(
        ([key, { default: usual }]) =>
          `  apps.${name}.${key}: not given, so that the default ${usual} would be used`,
      );
  });
}

/** The static pages have their addresses in their text. */
async function exampleAddressesOfPages(shellFolder: string): Promise<string[]> {
  const pages = (await filesBelow(shellFolder)).filter((file) => /^404\.html$|.\/index\.html$/.test(file));
  const found = await Promise.all(
    pages.map(async (file) => {
      const address = EXAMPLE.exec(await readFile(path.join(shellFolder, file), 'utf8'))?.[0];
      return address ? [`  the page ${file}: holds ${address}`] : [];
    }),
  );
  return found.flat();
}

/**
 * What still stands in for a real address, one line each: in the configuration, in a default or in a static page.
 * @param shellFolder the build of the shell that the site shows or is about to show
 */
export async function standInAddresses(
  config: unknown,
  shellFolder: string,
  apps: Record<string, AppEntry> = {},
): Promise<string[]> {
  const file = path.join(shellFolder, DEFAULTS_FILE);
  const defaults = existsSync(file) ? parseJson(await readFile(file, 'utf8'), file) : {};
  return [
    ...missingAddresses(config, defaults),
    ...missingSettings(config, apps),
    ...(existsSync(shellFolder) ? await exampleAddressesOfPages(shellFolder) : []),
  ];
}

/**
 * Refuses what must not become public: a provider key; and, in a site marked with `"production": true`, an address of
 * the reserved `.example` domain, be it written in the file, left to the shell's default, or in a static page.
 * @param shellFolder the build of the shell that the site shows or is about to show
 * @param apps what is live, or about to be
 * @throws naming file and keys, and what to do.
 */
export async function checkConfig(
  file: string,
  shellFolder: string,
  apps: Record<string, AppEntry> = {},
): Promise<void> {
  const config = existsSync(file) ? parseJson(await readFile(file, 'utf8'), file) : {};
  refuseKeys(config, file);
  readCredentialKeys((config ?? {}) as object);
  const { production = false } = (config ?? {}) as { production?: unknown };
  if (typeof production !== 'boolean') {
    throw new Error(
      `${file} is not valid:\n  production: expected true or false, found ${JSON.stringify(production)}`,
    );
  }
  if (!production) return;
  const lines = await standInAddresses(config, shellFolder, apps);
  if (lines.length === 0) return;
  throw new Error(
    `${file} says "production": true, and addresses that stand in for real ones remain:\n${lines.join('\n')}\n` +
      `Nothing was published. Give each key its real address in ${file}, correct each page in shell/public and build the ` +
      'shell again, or take "production" out for a site that is not public.',
  );
}
