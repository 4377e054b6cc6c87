import path from 'node:path';
import type { Files } from '../files/folder.ts';
import { type LiveState, liveNames, readLiveState } from './live.ts';
import { readReleaseRecord, type StoredEntry } from './releases.ts';

/**
 * The unvalidated content of a registry file. It may have keys that newer versions of the tools wrote, and invalid
 * entries.
 */
export interface RawRegistry {
  schema: 1;
  shell: StoredEntry;
  apps: Record<string, StoredEntry>;
}

const isObject = (value: unknown): value is StoredEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path of the registry in a site. */
export const REGISTRY_FILE = 'registry.json';
/** Returns the path of the registry in the folder of a site. */
export const registryFileOf = (site: string): string => path.join(site, REGISTRY_FILE);

/** Entry of the shell in a site without one. */
const NO_SHELL: StoredEntry = { version: 'none', base: './' };

/**
 * Reads `registry.json`; an empty registry if the file does not exist.
 * @throws Error with the file if it is not JSON
 */
export const readRegistryFile = async (site: Files): Promise<unknown> =>
  (await site.json(REGISTRY_FILE)) ?? { schema: 1, shell: NO_SHELL, apps: {} };

/** Reads the entries of the published registry: the fallback for apps whose folder cannot be read. */
async function readPublishedEntries(
  site: Files,
): Promise<{ shell?: unknown; apps: Record<string, unknown> }> {
  const publishedRegistry = await site.json(REGISTRY_FILE).catch(() => null);
  if (!isObject(publishedRegistry)) return { apps: {} };
  return {
    shell: publishedRegistry.shell,
    apps: isObject(publishedRegistry.apps) ? publishedRegistry.apps : {},
  };
}

/** Returns the entry of the last version that worked, the fallback of the live version. */
async function readLastGoodEntry(site: Files, name: string, { lastGood }: LiveState, stored: unknown) {
  if (!lastGood) return undefined;
  const release = await readReleaseRecord(site, name, lastGood);
  if (!release) return isObject(stored) && stored.version === lastGood ? stored : undefined;
  const { version, entry, contract, requires } = release.entry;
  return { version, entry, contract, ...(requires ? { requires } : {}) };
}

/** Returns the entry of an app from its release record, with the fields that `live.json` adds. */
async function readEntry(
  site: Files,
  name: string,
  live: LiveState,
  published: unknown,
): Promise<StoredEntry | null> {
  // Only if it is of the same version.
  const publishedEntry = isObject(published) && published.version === live.version ? published : undefined;
  const stored = (await readReleaseRecord(site, name, live.version))?.entry ?? publishedEntry;
  if (!stored) return null;
  const { lastGood: _, revoked: __, ...entry } = stored;
  const revokedVersions = (live.revoked ?? []).map(({ version }) => version);
  const revoked = revokedVersions.length > 0 ? { revoked: revokedVersions } : {};
  if (name === 'shell') return { ...entry, ...revoked };
  const lastGood = await readLastGoodEntry(site, name, live, publishedEntry?.lastGood);
  return { ...entry, ...(lastGood ? { lastGood } : {}), ...revoked };
}

/** Builds the registry from the folders of the apps, in the order of their names. */
export async function buildRegistry(site: Files): Promise<RawRegistry> {
  const published = await readPublishedEntries(site);
  const registry: RawRegistry = { schema: 1, shell: NO_SHELL, apps: {} };
  for (const name of await liveNames(site)) {
    const publishedEntry = name === 'shell' ? published.shell : published.apps[name];
    const live = await readLiveState(site, name);
    // An app that cannot be read keeps its published entry: the others are not affected.
    const entry =
      (live && (await readEntry(site, name, live, publishedEntry))) ??
      (isObject(publishedEntry) ? publishedEntry : null);
    if (!entry) continue;
    if (name === 'shell') registry.shell = entry;
    else registry.apps[name] = entry;
  }
  return registry;
}
