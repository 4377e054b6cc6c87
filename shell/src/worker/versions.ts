import { CACHE_PREFIX } from './scope.ts';
import { readSiteVersion, type SiteVersion, sha256 } from './site-version.ts';
import { readState, stateNames } from './state.ts';

/** The folder of one version of an app, at the start of an address: '…/mfe-courses/0.1.0-1a2b3c4d/'. */
export const FOLDER = /^[^?#]*?\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/?#]*-[0-9a-f]{8}\//;

export const folderOf = (address: string): string | undefined => FOLDER.exec(address)?.[0];

/** One cache per version: versions never change, and are deleted whole. */
export const cacheOf = (folder: string): string => CACHE_PREFIX + folder;

/** The names of the caches of all versions. */
export const versionCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(`${CACHE_PREFIX}http`));

/** Apps append `?retry=1` to an address, and no file depends on request headers. */
export const ANY_VARIANT = { ignoreSearch: true, ignoreVary: true };

/** Integrity of all modules that the known documents name, by address. */
const integrity = new Map<string, string>();

export function learnModules({ modules }: SiteVersion): void {
  for (const [address, hash] of modules) integrity.set(address, hash);
}

let learned: Promise<void> | undefined;

/** Learns the modules of all documents that open windows may show, once after each start of the worker. */
export function learnKnownModules(): Promise<void> {
  learned ??= (async () => {
    for (const { name, kind } of await stateNames()) {
      const html = kind === 'document' && (await readState(name));
      const version = html && (await readSiteVersion(html));
      if (version) learnModules(version);
    }
  })();
  return learned;
}

export const isCached = async (address: string): Promise<boolean> =>
  Boolean(await caches.match(address, ANY_VARIANT));

export const areCached = async (addresses: string[]): Promise<boolean> =>
  (await Promise.all(addresses.map(isCached))).every(Boolean);

/** Caches a file of a version. A module has to match its integrity. @returns whether the file was cached */
export async function storeFile(address: string, response: Response): Promise<boolean> {
  const folder = folderOf(address);
  if (!folder || !response.ok) return false;
  if (address.endsWith('.js')) {
    const hash = `sha256-${await sha256(await response.clone().arrayBuffer())}`;
    if (integrity.get(address) !== hash) return false;
  }
  await (await caches.open(cacheOf(folder))).put(address, response);
  return true;
}

/**
 * Fetches and caches a file of a version that is not cached yet.
 * @param fromBrowserOnly takes the file from the browser's own cache, without a request
 * @throws when the file is not available, or its integrity does not match
 */
export async function cacheFile(address: string, fromBrowserOnly: boolean): Promise<void> {
  if (await isCached(address)) return;
  const init: RequestInit = fromBrowserOnly ? { cache: 'only-if-cached', mode: 'same-origin' } : {};
  if (!(await storeFile(address, await fetch(address, init))))
    throw new Error(`${address} was not cached: request failed or integrity mismatch.`);
}
