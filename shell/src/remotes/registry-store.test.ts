import { afterEach, expect, it, vi } from 'vitest';
import { createRegistryStore } from './registry-store.ts';

const serving = (path: string) => ({
  schema: 1,
  shell: { version: '1', base: './' },
  apps: {
    'mfe-x': {
      version: '1.0.0',
      owner: 'equipa-x',
      contract: 1,
      sharedUi: '1',
      base: './x/',
      entry: './x/remoteEntry.js',
      routes: [{ path, title: 'X', expose: './x', preload: [], styles: [] }],
    },
  },
});
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
