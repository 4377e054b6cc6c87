import type { Integrity } from './integrity.ts';

/** Fetches a file past the HTTP cache. @returns its SHA-256 hash; null when it does not arrive */
async function fetchHash(address: string): Promise<string | null> {
  const response = await fetch(address, { cache: 'reload' }).catch(() => null);
  if (!response?.ok) return null;
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Finds files of a version whose content is not as published. Fetches again each file that this document
 * requested: if the browser's cached copy was damaged, the retry finds a good one.
 * @param folder address of the version's files
 * @returns addresses of the altered files
 */
export async function findAlteredFiles(
  folder: string,
  integrity: Integrity,
  readTimings: () => { name: string }[] = () => performance.getEntriesByType('resource'),
): Promise<string[]> {
  // Web Crypto needs a secure context.
  if (!globalThis.crypto?.subtle) return [];
  const fetchedUrls = new Set(readTimings().map(({ name }) => name));
  const files = integrity.hashesIn(folder).filter(([address]) => fetchedUrls.has(address));
  const comparisons = files.map(async ([address, hash]) => {
    const currentHash = await fetchHash(address).catch(() => null);
    return currentHash && currentHash !== hash ? [address] : [];
  });
  return (await Promise.all(comparisons)).flat();
}
