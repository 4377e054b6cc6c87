import { INTEGRITY_SPECIFIER } from '@ia/federation/registry';
import { atDocument } from '../address/base.ts';

/**
 * Integrity of modules by the document's import map. The browser checks the hash of each module in the map;
 * the shell loads no other module.
 */
export interface Integrity {
  /** Whether the shell may load the module at an address. */
  allows(address: string): boolean;
  /** The modules below a folder, with their hashes. */
  hashesIn(folder: string): [address: string, hash: string][];
}

/**
 * Allows every module: for a development server, or a site with `"integrity": false` in `site.config.json`.
 */
export const NO_INTEGRITY: Integrity = { allows: () => true, hashesIn: () => [] };

/**
 * True when the browser applied the import map. It ignores a map that the content security policy does not
 * allow, which happens when a proxy rewrote the page. True also without `import.meta.resolve`: such browsers
 * check no hashes.
 */
function isMapApplied(): boolean {
  if (typeof import.meta.resolve !== 'function') return true;
  try {
    // Only the map names this specifier: without the map, resolving it throws.
    import.meta.resolve(INTEGRITY_SPECIFIER);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the import map of this document. Without a map, every module may be loaded; with an
 * unapplied map, none.
 */
export function readIntegrity(isApplied: () => boolean = isMapApplied): Integrity {
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  if (!text) return NO_INTEGRITY;
  if (!isApplied()) return { allows: () => false, hashesIn: () => [] };
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
  // The map has hundreds of relative addresses: parsing each as a URL takes an old phone tens of
  // milliseconds.
  const [ownFolder, parentFolder] = [atDocument('./'), atDocument('../')];
  const toAbsolute = (address: string): string =>
    address.startsWith('./')
      ? ownFolder + address.slice(2)
      : address.startsWith('../') && !address.startsWith('../../')
        ? parentFolder + address.slice(3)
        : atDocument(address);
  const hashes = new Map(Object.entries(integrity).map(([address, hash]) => [toAbsolute(address), hash]));
  return {
    allows: (address) => hashes.has(address),
    hashesIn: (folder) => [...hashes].filter(([address]) => address.startsWith(folder)),
  };
}
