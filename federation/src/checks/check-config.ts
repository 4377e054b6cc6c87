import { DEFAULTS_FILE } from '../build/shell-entry.ts';
import { readCredentialKeys } from '../config/credential-keys.ts';
import { readSettings } from '../config/read-settings.ts';
import { errorOf } from '../errors/error-of.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { Files } from '../files/folder.ts';
import type { AppEntry } from '../registry/schema.ts';
import { configFileOf, configOf } from '../site/config.ts';
import { findProviderKeys } from './find-keys.ts';

type Leaf = [key: string, value: unknown];

/** All leaf values of a JSON document with their paths: ['links.social[0].url', 'https://…']. */
function leavesOf(value: unknown, key = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, `${key}[${i}]`));
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, key ? `${key}.${name}` : name));
}

/** A value below `ai.keys` counts as a key in any format, except the placeholder. */
const isOwnKey = (key: string, value: string): boolean =>
  key.startsWith('ai.keys.') && value !== '' && !value.includes('COLOQUE');

/**
 * Refuses a configuration with a provider key, because the configuration becomes part of the public page.
 * @throws FED-504 with the file and the key's path, never its value
 */
export function assertNoProviderKeys(config: unknown, file: string): void {
  const lines = leavesOf(config).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const [found] = findProviderKeys(value);
    if (!found && !isOwnKey(key, value)) return [];
    return [`  ${key}: holds ${found ? found.kind : 'a provider key'}`];
  });
  // A provider key may also be the name of a property.
  if (lines.length === 0 && findProviderKeys(JSON.stringify(config)).length > 0)
    lines.push('  (a property name)');
  if (lines.length === 0) return;
  throw errorOf('FED-504', { file, keys: lines.join('\n') });
}

/** An address on a host in `.example`, which is reserved for examples (RFC 2606). */
const EXAMPLE = /[\w.@/:-]*\.example(?![\w-])[\w./-]*/;

/** Placeholder of the examples in docs/deploy.md. */
const PLACEHOLDER = '…';

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && (URL.canParse(value) || /^\S+@\S+\.\S+$/.test(value));

/** True if the site overrides a placeholder default: an address with an address, text with text. */
const isGiven = (value: unknown, usual: unknown): boolean =>
  isAddress(value) || (!isAddress(usual) && typeof value === 'string' && value.trim() !== '');

/** Returns the keys with a placeholder address: in the file, or through the shell's default. */
function missingAddresses(config: unknown, defaults: unknown): string[] {
  const own = leavesOf(config);
  const given = new Map(own);
  const left = leavesOf(defaults)
    .filter(([key, value]) => EXAMPLE.test(String(value)) && !isGiven(given.get(key), value))
    // No page of a site without AI shows this text.
    .filter(([key]) => key !== 'legal.aiService' || given.get('ai.mode') !== 'off')
    .map(([key, value]) => `  ${key}: not set, so the default ${value} would be used`);
  const written = own
    .filter(([, value]) => EXAMPLE.test(String(value)) || String(value).includes(PLACEHOLDER))
    .map(([key, value]) => `  ${key}: is ${value}`);
  return [...written, ...left];
}

/** Returns the settings of apps that fall back to a placeholder address. */
function missingSettings(config: unknown, apps: Record<string, AppEntry>): string[] {
  const given = (config ?? {}) as { apps?: Record<string, unknown> };
  return Object.entries(apps).flatMap(([name, { settings = {} }]) => {
    const { values } = readSettings(settings, given.apps?.[name]);
    return Object.entries(settings)
      .filter(([key, { default: usual }]) => values[key] === usual && EXAMPLE.test(String(usual)))
      .map(
        ([key, { default: usual }]) =>
          `  apps.${name}.${key}: not set, so the default ${usual} would be used`,
      );
  });
}

/** Returns the placeholder addresses in the text of static pages. */
async function exampleAddressesOfPages(shell: Files): Promise<string[]> {
  const pages = (await shell.below()).filter((file) => /^404\.html$|.\/index\.html$/.test(file));
  const found = await Promise.all(
    pages.map(async (file) => {
      const address = EXAMPLE.exec((await shell.text(file)) ?? '')?.[0];
      return address ? [`  the page ${file}: holds ${address}`] : [];
    }),
  );
  return found.flat();
}

/**
 * Lists placeholder addresses, one line each: in the configuration, in a default or in a static page.
 * @param shell the build of the shell that is live or about to go live
 */
export async function placeholderAddresses(
  config: unknown,
  shell: Files,
  apps: Record<string, AppEntry> = {},
): Promise<string[]> {
  const defaults = (await shell.json(DEFAULTS_FILE)) ?? {};
  return [
    ...missingAddresses(config, defaults),
    ...missingSettings(config, apps),
    ...(await exampleAddressesOfPages(shell)),
  ];
}

/**
 * Refuses a configuration with a provider key. With `"production": true`, also refuses placeholder addresses
 * (`.example`) in the file, in a default or in a static page.
 * @param shell the build of the shell that is live or about to go live
 * @param apps entries that are live or about to go live
 * @throws Error with file, keys and a remedy
 */
export async function checkConfig(
  site: Files,
  shell: Files,
  apps: Record<string, AppEntry> = {},
): Promise<void> {
  const file = configFileOf(site.folder);
  const config = await configOf(site);
  assertNoProviderKeys(config, file);
  readCredentialKeys(config);
  const { production = false } = config;
  if (typeof production !== 'boolean') {
    throw new FederationError(
      'FED-502',
      `${file} is not valid:\n  production: expected true or false, found ${JSON.stringify(production)}\nCorrect the value.`,
    );
  }
  if (!production) return;
  const lines = await placeholderAddresses(config, shell, apps);
  if (lines.length === 0) return;
  throw errorOf('FED-505', { file, addresses: lines.join('\n') });
}
