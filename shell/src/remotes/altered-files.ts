import type { Integrity } from './integrity.ts';

/** Of a file as it arrives now, past what the browser kept; null when it does not arrive. */
async function hashOf(address: string): Promise<string | null> {
  const response = await fetch(address, { cache: 'reload' }).catch(() => null);
  if (!response?.ok) return null;
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * The files of a version that arrive, and not as they were published. Each that this document asked for is fetched once
 * more: where the browser's own copy was the damaged one, the next try finds a sound one.
 * @param folder address of the version's files
 */
export async function alteredFiles(
  folder: string,
  integrity: Integrity,
  fetched: () => { name: string }[] = () => performance.getEntriesByType('resource'),
): Promise<string[]> {
  // Away from https and this machine there is nothing to compare with.
  if (!globalThis.crypto?.subtle) return [];
  const asked = new Set(fetched().map(({ name }) => name));
  const files = integrity.below(folder).filter(([address]) => asked.has(address));
  const altered = files.map(async ([address, hash]) => {
    const arrived = await hashOf(address).catch(() => null);
    return arrived && arrived !== hash ? [address] : [];
  });
  return (await Promise.all(altered)).flat();
}
