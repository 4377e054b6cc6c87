import type { Integrity } from './integrity.ts';

/** SHA-256 of the file, bypassing the HTTP cache; null on network error. */
async function hashOf(address: string): Promise<string | null> {
  const response = await fetch(address, { cache: 'reload' }).catch(() => null);
  if (!response?.ok) return null;
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Finds files of a version whose content is not as published. Fetches again each file that this document
 * requested: if the browser's cached copy was damaged, the retry finds a good one.
 * @param folder address of the version's files
 */
export async function alteredFiles(
  folder: string,
  integrity: Integrity,
  fetched: () => { name: string }[] = () => performance.getEntriesByType('resource'),
): Promise<string[]> {
  // Web Crypto needs a secure context.
  if (!globalThis.crypto?.subtle) return [];
  const fetchedUrls = new Set(fetched().map(({ name }) => name));
  const files = integrity.below(folder).filter(([address]) => fetchedUrls.has(address));
  const altered = files.map(async ([address, hash]) => {
    const arrived = await hashOf(address).catch(() => null);
    return arrived && arrived !== hash ? [address] : [];
  });
  return (await Promise.all(altered)).flat();
}
