import { afterEach, expect, it, vi } from 'vitest';
import { registryOf, routeTo } from '../test-registry.ts';
import { createRegistryStore } from './registry-store.ts';

const serving = (path: string) => registryOf({ routes: [routeTo(path)] });
afterEach(() => vi.unstubAllGlobals());

it('refuses a registry without a main page, instead of loading for ever', () => {
  expect(() => createRegistryStore(serving('/x'))).toThrow(
    /registry\.json \(inlined in index\.html\) is not valid:[\s\S]*main page "\/".*found \/x/,
  );
});

it('keeps the registry in use when the new one has no main page', async () => {
  const store = createRegistryStore(serving('/'));
  vi.stubGlobal('fetch', async () => Response.json(serving('/x')));
  await expect(store.refresh()).rejects.toThrow(/registry\.json is not valid/);
  expect(store.get().apps['mfe-x']?.routes[0]?.path).toBe('/');
});
