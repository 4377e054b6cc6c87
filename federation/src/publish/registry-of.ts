import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Live, liveNames, readLive } from './live.ts';
import { parseJson } from './parse-json.ts';
import { readRelease, type StoredEntry } from './release.ts';

/** A registry as it lies in its file: with what later tools wrote, and with what is broken. */
export interface RawRegistry {
  schema: 1;
  shell: StoredEntry;
  apps: Record<string, StoredEntry>;
}

const isObject = (value: unknown): value is StoredEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const registryFileOf = (site: string): string => path.join(site, 'registry.json');

/** In a site that has no shell yet. */
export const NO_SHELL: StoredEntry = { version: 'none', base: './' };

/**
 * `registry.json` as it lies in the site; null when there is none.
 * @throws when it is no JSON, naming the file.
 */
export async function publishedRegistry(site: string): Promise<unknown> {
  const file = registryFileOf(site);
  return existsSync(file) ? parseJson(await readFile(file, 'utf8'), file) : null;
}

/** The parts of a published registry, whatever it is like: what the folders do not say is taken from there. */
async function readPublished(site: string): Promise<{ shell?: unknown; apps: Record<string, unknown> }> {
  const found = await publishedRegistry(site).catch(() => null);
  if (!isObject(found)) return { apps: {} };
  return { shell: found.shell, apps: isObject(found.apps) ? found.apps : {} };
}

async function placeToGoBackTo(site: string, name: string, { lastGood }: Live, stored: unknown) {
  if (!lastGood) return undefined;
  const release = await readRelease(site, name, lastGood);
  if (!release) return isObject(stored) && stored.version === lastGood ? stored : undefined;
  const { version, entry, contract, requires } = release.entry;
  return { version, entry, contract, ...(requires ? { requires } : {}) };
}

/** What the registry says of an app: as it was stored when it was published. */
async function entryFor(
  site: string,
  name: string,
  live: Live,
  published: unknown,
): Promise<StoredEntry | null> {
  const before = isObject(published) && published.version === live.version ? published : undefined;
  const stored = (await readRelease(site, name, live.version))?.entry ?? before;
  if (!stored) return null;
  const { lastGood: _, revoked: __, ...entry } = stored;
  const versions = (live.revoked ?? []).map(({ version }) => version);
  const revoked = versions.length > 0 ? { revoked: versions } : {};
  if (name === 'shell') return { ...entry, ...revoked };
  const lastGood = await placeToGoBackTo(site, name, live, before?.lastGood);
  return { ...entry, ...(lastGood ? { lastGood } : {}), ...revoked };
}

/**
 * The registry, from the folders that the apps own; the order of its apps is that of their names.
 * @param changes what is about to be live
 */
export async function registryOf(site: string, changes: Record<string, Live> = {}): Promise<RawRegistry> {
  const published = await readPublished(site);
  const names = [...new Set([...(await liveNames(site)), ...Object.keys(changes)])].sort();
  const registry: RawRegistry = { schema: 1, shell: NO_SHELL, apps: {} };
  for (const name of names) {
    const before = name === 'shell' ? published.shell : published.apps[name];
    const live = changes[name] ?? (await readLive(site, name));
    // What cannot be read of one app costs nobody anything: visitors go on with what they have.
    const entry = (live && (await entryFor(site, name, live, before))) ?? (isObject(before) ? before : null);
    if (!entry) continue;
    if (name === 'shell') registry.shell = entry;
    else registry.apps[name] = entry;
  }
  return registry;
}
