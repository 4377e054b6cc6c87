import { CACHE_PREFIX } from './scope.ts';
import { readSiteVersion, type SiteVersion, sha256 } from './site-version.ts';
import { readState, stateNames } from './state.ts';

/** The folder of one version of an app, at the start of an address: '…/mfe-courses/0.1.0-1a2b3c4d/'. */
export const VERSION_FOLDER = /^[^?#]*?\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/?#]*-[0-9a-f]{8}\//;

export const versionFolder = (address: string): string | undefined => VERSION_FOLDER.exec(address)?.[0];

/** Name of a version's cache. Versions never change and are deleted whole, so each has its own. */
export const versionCacheName = (folder: string): string => CACHE_PREFIX + folder;

/** The names of the caches of all versions. */
export const versionCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(`${CACHE_PREFIX}http`));

/**
 * Options for matching a cached file: the shell appends `?retry=1`, and no file depends on request headers.
 */
export const ANY_VARIANT = { ignoreSearch: true, ignoreVary: true };

/** Hash of each module that a known document names, by address. */
const integrity = new Map<string, string>();

/** Adds the integrity of the modules of a site version. */
export function addIntegrity({ modules }: SiteVersion): void {
  for (const [address, hash] of modules) integrity.set(address, hash);
}

let loadingIntegrity: Promise<void> | undefined;

/** Reads the integrity of the modules of all stored documents, once after each start of the worker. */
export function loadKnownIntegrity(): Promise<void> {
  loadingIntegrity ??= (async () => {
    for (const { name, kind } of await stateNames()) {
      const html = kind === 'document' && (await readState(name));
      const version = html && (await readSiteVersion(html));
      if (version) addIntegrity(version);
    }
  })();
  return loadingIntegrity;
}

export const isCached = async (address: string): Promise<boolean> =>
  Boolean(await caches.match(address, ANY_VARIANT));

export const areCached = async (addresses: string[]): Promise<boolean> =>
  (await Promise.all(addresses.map(isCached))).every(Boolean);

/**
 * Caches a file of a version, if it is not a module with another hash.
 * @returns whether the file was cached
 */
export async function storeFile(address: string, response: Response): Promise<boolean> {
  const folder = versionFolder(address);
  if (!folder || !response.ok) return false;
  if (address.endsWith('.js')) {
    const hash = `sha256-${await sha256(await response.clone().arrayBuffer())}`;
    if (integrity.get(address) !== hash) return false;
  }
  await (await caches.open(versionCacheName(folder))).put(address, response);
  return true;
}

/**
 * Fetches and caches a file of a version that is not cached yet.
 * @param options.onlyFromBrowserCache takes the file from the browser's own cache, without a request
 * @throws when the file is not available, or its integrity does not match
 */
export async function cacheFile(address: string, { onlyFromBrowserCache = false } = {}): Promise<void> {
  if (await isCached(address)) return;
  const init: RequestInit = onlyFromBrowserCache ? { cache: 'only-if-cached', mode: 'same-origin' } : {};
  if (!(await storeFile(address, await fetch(address, init))))
    throw new Error(`${address} was not cached: request failed or integrity mismatch.`);
}
