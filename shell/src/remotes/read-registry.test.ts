import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { afterEach, expect, it, vi } from 'vitest';
import { createRegistryStore } from './read-registry.ts';

const serving = (path: string) => registryOfOne({ routes: [routeTo(path)] });
afterEach(() => vi.unstubAllGlobals());

it('rejects a registry without a main page', () => {
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

const two = (broken: object = {}) => {
  const { apps, ...rest } = serving('/');
  const other = { ...apps['mfe-x'], owner: 'equipa-y', routes: [routeTo('/y')] };
  return { ...rest, apps: { ...apps, 'mfe-y': { ...other, ...broken } } };
};

it('loads the other apps when one entry is invalid, and reports its owner once', async () => {
  const report = vi.fn();
  const store = createRegistryStore(two({ entry: 7 }), report);
  expect(Object.keys(store.get().apps)).toEqual(['mfe-x']);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ app: 'mfe-y', owner: 'equipa-y' }),
  );
  vi.stubGlobal('fetch', async () => Response.json(two({ entry: 8 })));
  await store.refresh();
  await store.refresh();
  expect(report).toHaveBeenCalledTimes(2);
});

it('loads without a main page when the entry of its app is invalid', () => {
  const { apps, ...rest } = two();
  const broken = { ...rest, apps: { ...apps, 'mfe-x': { ...apps['mfe-x'], version: null } } };
  const store = createRegistryStore(broken, () => {});
  expect(Object.keys(store.get().apps)).toEqual(['mfe-y']);
});

it('keeps the entry in use of an app whose new entry is invalid, and updates the others', async () => {
  const store = createRegistryStore(two(), () => {});
  const next = two({ base: 7 });
  next.apps['mfe-x'] = { ...next.apps['mfe-x'], version: '2.0.0' };
  vi.stubGlobal('fetch', async () => Response.json(next));
  await store.refresh();
  expect(store.get().apps['mfe-x']?.version).toBe('2.0.0');
  expect(store.get().apps['mfe-y']?.routes[0]?.path).toBe('/y');
});

it('keeps the entry that the document may load, and applies revocations and updates of other apps', async () => {
  const store = createRegistryStore(two(), undefined, (entry) => !entry.includes('2.0.0'));
  const next = two({ version: '2.0.0', entry: './mfe-y/2.0.0/remoteEntry.js', revoked: ['1.0.0'] });
  next.apps['mfe-x'] = { ...next.apps['mfe-x'], version: '3.0.0' };
  vi.stubGlobal('fetch', async () => Response.json(next));
  expect(store.outdatedApps()).toEqual([]);
  await store.refresh();
  expect(store.outdatedApps()).toEqual(['mfe-y@2.0.0']);
  expect(store.get().apps['mfe-y']).toMatchObject({ version: '1.0.0', revoked: ['1.0.0'] });
  expect(store.get().apps['mfe-x']?.version).toBe('3.0.0');
});

it('reads the registry again unless it was read a moment ago', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const ask = vi.fn(async () => Response.json(serving('/')));
  vi.stubGlobal('fetch', ask);
  const store = createRegistryStore(serving('/'));
  const asked = async (at: number) => {
    now.mockReturnValue(at);
    await Promise.all([store.refreshIfOld(), store.refreshIfOld()]);
    return ask.mock.calls.length;
  };
  expect([await asked(4_000), await asked(6_000), await asked(10_000), await asked(12_000)]).toEqual([
    0, 1, 1, 2,
  ]);
});
