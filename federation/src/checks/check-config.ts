import { DEFAULTS_FILE } from '../build/shell-entry.ts';
import { readCredentialKeys } from '../config/credential-keys.ts';
import { readSettings } from '../config/read-settings.ts';
import { errorOf } from '../errors/error-of.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { Files } from '../files/folder.ts';
import type { AppEntry } from '../registry/schema.ts';
import { configFileOf, readConfigFile } from '../site/config.ts';
import { findProviderKeys } from './find-keys.ts';

type Leaf = [key: string, value: unknown];

/** All leaf values of a JSON document with their paths: ['links.social[0].url', 'https://…']. */
function listLeaves(value: unknown, key = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => listLeaves(item, `${key}[${i}]`));
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, part]) => listLeaves(part, key ? `${key}.${name}` : name));
}

/** A value below `ai.keys` counts as a key in any format, except the placeholder `COLOQUE_AQUI_…`. */
const isAiKey = (key: string, value: string): boolean =>
  key.startsWith('ai.keys.') && value !== '' && !value.includes('COLOQUE');

/**
 * Refuses a configuration with a provider key, because the configuration becomes part of the public page.
 * @throws FED-504 with the file and the key's path, never its value
 */
export function assertNoProviderKeys(config: unknown, file: string): void {
  const lines = listLeaves(config).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const [found] = findProviderKeys(value);
    if (!found && !isAiKey(key, value)) return [];
    return [`  ${key}: holds ${found ? found.kind : 'a provider key'}`];
  });
  // A provider key may also be the name of a property.
  if (lines.length === 0 && findProviderKeys(JSON.stringify(config)).length > 0)
    lines.push('  (a property name)');
  if (lines.length === 0) return;
  throw errorOf('FED-504', { file, keys: lines.join('\n') });
}

/** An address on a host in `.example`, which is reserved for examples (RFC 2606). */
const EXAMPLE_ADDRESS = /[\w.@/:-]*\.example(?![\w-])[\w./-]*/;

/** Placeholder of the examples in docs/deploy.md. */
const PLACEHOLDER = '…';

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && (URL.canParse(value) || /^\S+@\S+\.\S+$/.test(value));

/** True if the site overrides a placeholder default: an address with an address, text with text. */
const overridesDefault = (value: unknown, defaultValue: unknown): boolean =>
  isAddress(value) || (!isAddress(defaultValue) && typeof value === 'string' && value.trim() !== '');

/** Returns the keys with a placeholder address: in the file, or through the shell's default. */
function configPlaceholders(config: unknown, defaults: unknown): string[] {
  const configLeaves = listLeaves(config);
  const valueByKey = new Map(configLeaves);
  const unsetKeys = listLeaves(defaults)
    .filter(
      ([key, value]) => EXAMPLE_ADDRESS.test(String(value)) && !overridesDefault(valueByKey.get(key), value),
    )
    // No page of a site without AI shows this text.
    .filter(([key]) => key !== 'legal.aiService' || valueByKey.get('ai.mode') !== 'off')
    .map(([key, value]) => `  ${key}: not set, so the default ${value} would be used`);
  const setKeys = configLeaves
    .filter(([, value]) => EXAMPLE_ADDRESS.test(String(value)) || String(value).includes(PLACEHOLDER))
    .map(([key, value]) => `  ${key}: is ${value}`);
  return [...setKeys, ...unsetKeys];
}

/** Returns the settings of apps that fall back to a placeholder address. */
function settingPlaceholders(config: unknown, apps: Record<string, AppEntry>): string[] {
  const siteConfig = (config ?? {}) as { apps?: Record<string, unknown> };
  return Object.entries(apps).flatMap(([name, { settings = {} }]) => {
    const { values } = readSettings(settings, siteConfig.apps?.[name]);
    return Object.entries(settings)
      .filter(
        ([key, { default: defaultValue }]) =>
          values[key] === defaultValue && EXAMPLE_ADDRESS.test(String(defaultValue)),
      )
      .map(
        ([key, { default: defaultValue }]) =>
          `  apps.${name}.${key}: not set, so the default ${defaultValue} would be used`,
      );
  });
}

/** Returns the placeholder addresses in the text of static pages. */
async function pagePlaceholders(shell: Files): Promise<string[]> {
  // Static pages are 404.html and pages in folders; the shell's index.html is its template.
  const pages = (await shell.below()).filter((file) => /^404\.html$|.\/index\.html$/.test(file));
  const linesByPage = await Promise.all(
    pages.map(async (file) => {
      const address = EXAMPLE_ADDRESS.exec((await shell.text(file)) ?? '')?.[0];
      return address ? [`  the page ${file}: holds ${address}`] : [];
    }),
  );
  return linesByPage.flat();
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
    ...configPlaceholders(config, defaults),
    ...settingPlaceholders(config, apps),
    ...(await pagePlaceholders(shell)),
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
  const config = await readConfigFile(site);
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
