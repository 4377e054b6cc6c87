import { IN_FORCE } from '@ia/federation/registry';
import { atDocument } from '../address/base.ts';

/**
 * Integrity of modules by the document's import map. The browser checks each hash; the shell loads no other
 * module.
 */
export interface Integrity {
  names(address: string): boolean;
  /** The hash of each module in a folder, by its address. */
  below(folder: string): [address: string, hash: string][];
}

/** For a development server, or a site with `"integrity": false` in `site.config.json`. */
export const NO_INTEGRITY: Integrity = { names: () => true, below: () => [] };

/**
 * True when the browser applied the import map. It ignores a map that the document's policy does not allow,
 * because a proxy rewrote the page. A browser without `import.meta.resolve` checks no hashes either.
 */
function isInForce(): boolean {
  if (typeof import.meta.resolve !== 'function') return true;
  try {
    import.meta.resolve(IN_FORCE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the import map of this document. Without a map, every module may be loaded; with an
 * unapplied map, none.
 */
export function readIntegrity(inForce: () => boolean = isInForce): Integrity {
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  if (!text) return NO_INTEGRITY;
  if (!inForce()) return { names: () => false, below: () => [] };
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
  // There are hundreds with the same prefix: parsing each as a URL takes an old phone tens of milliseconds.
  const [ownFolder, parentFolder] = [atDocument('./'), atDocument('../')];
  const absolute = (address: string): string =>
    address.startsWith('./')
      ? ownFolder + address.slice(2)
      : address.startsWith('../') && !address.startsWith('../../')
        ? parentFolder + address.slice(3)
        : atDocument(address);
  const hashes = new Map(Object.entries(integrity).map(([address, hash]) => [absolute(address), hash]));
  return {
    names: (address) => hashes.has(address),
    below: (folder) => [...hashes].filter(([address]) => address.startsWith(folder)),
  };
}
