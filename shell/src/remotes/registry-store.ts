import { expectMainRoute, parseRegistry, type Registry } from '@ia/federation/registry';
import { within } from './timeout.ts';

const REGISTRY_TIMEOUT = 8000;

export interface RegistryStore {
  get(): Registry;
  subscribe(listener: () => void): () => void;
  /** Reads `registry.json` again. Keeps the one in use when the new one cannot be read. */
  refresh(): Promise<Registry>;
}

/**
 * The registry in use: the one inlined in the page at first, the published one after a refresh.
 * @throws when the inlined registry is broken or has no main page, naming key, expected and found.
 */
export function createRegistryStore(inline: unknown, url = './registry.json'): RegistryStore {
  const inlined = 'registry.json (inlined in index.html)';
  let current = expectMainRoute(parseRegistry(inline, inlined), inlined);
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      const response = await within(fetch(url, { cache: 'no-cache' }), REGISTRY_TIMEOUT, url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const next = expectMainRoute(parseRegistry(await within(response.json(), REGISTRY_TIMEOUT, url)));
      if (JSON.stringify(next) !== JSON.stringify(current)) {
        current = next;
        for (const listener of listeners) listener();
      }
      return current;
    },
  };
}
