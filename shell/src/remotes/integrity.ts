import { IN_FORCE } from '@ia/federation/registry';
import { atDocument } from '../boot/base.ts';

/** What the page's import map says of modules. The browser holds each against its hash; the shell loads no other. */
export interface Integrity {
  names(address: string): boolean;
  /** The hash of each module in a folder, by its address. */
  below(folder: string): [address: string, hash: string][];
}

/** Of a development server, or of a site that does without (`site.config.json`: `"integrity": false`). */
export const NO_INTEGRITY: Integrity = { names: () => true, below: () => [] };

/**
 * Whether the browser took the map. It passes over one that the page's policy does not allow, because something on the way
 * rewrote the page. A browser so old that it cannot tell compares no hashes either.
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

/** Reads the import map of this document. Without one, everything may be loaded; of one that is not in force, nothing. */
export function readIntegrity(inForce: () => boolean = isInForce): Integrity {
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  if (!text) return NO_INTEGRITY;
  if (!inForce()) return { names: () => false, below: () => [] };
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
  // All of them begin alike, and there are hundreds: to read each as an address takes an old telephone tens of milliseconds.
  const [here, above] = [atDocument('./'), atDocument('../')];
  const absolute = (address: string): string =>
    address.startsWith('./')
      ? here + address.slice(2)
      : address.startsWith('../') && !address.startsWith('../../')
        ? above + address.slice(3)
        : atDocument(address);
  const hashes = new Map(Object.entries(integrity).map(([address, hash]) => [absolute(address), hash]));
  return {
    names: (address) => hashes.has(address),
    below: (folder) => [...hashes].filter(([address]) => address.startsWith(folder)),
  };
}
