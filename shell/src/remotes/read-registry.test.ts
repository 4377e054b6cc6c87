import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { afterEach, expect, it, vi } from 'vitest';
import { createRegistryStore } from './read-registry.ts';

const registryServing = (path: string) => registryOfOne({ routes: [routeTo(path)] });
afterEach(() => vi.unstubAllGlobals());

it('createRegistryStore rejects a registry without a main page', () => {
  expect(() => createRegistryStore(registryServing('/x'))).toThrow(
    /registry\.json \(inlined in index\.html\) is not valid:[\s\S]*main page "\/".*found \/x/,
  );
});

it('refresh keeps the registry in use when the new one has no main page', async () => {
  const store = createRegistryStore(registryServing('/'));
  vi.stubGlobal('fetch', async () => Response.json(registryServing('/x')));
  await expect(store.refresh()).rejects.toThrow(/registry\.json is not valid/);
  expect(store.get().apps['mfe-x']?.routes[0]?.path).toBe('/');
});

/** A registry with two apps. @param overrides fields of the second, `mfe-y` */
const registryOfTwo = (overrides: object = {}) => {
  const { apps, ...rest } = registryServing('/');
  const other = { ...apps['mfe-x'], owner: 'equipa-y', routes: [routeTo('/y')] };
  return { ...rest, apps: { ...apps, 'mfe-y': { ...other, ...overrides } } };
};

it('createRegistryStore loads the other apps when one entry is invalid, and reports each problem once with its owner', async () => {
  const report = vi.fn();
  const store = createRegistryStore(registryOfTwo({ entry: 7 }), report);
  expect(Object.keys(store.get().apps)).toEqual(['mfe-x']);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ app: 'mfe-y', owner: 'equipa-y' }),
  );
  vi.stubGlobal('fetch', async () => Response.json(registryOfTwo({ entry: 8 })));
  await store.refresh();
  await store.refresh();
  expect(report).toHaveBeenCalledTimes(2);
});

it('createRegistryStore accepts a registry without a main page when the entry of its app is invalid', () => {
  const { apps, ...rest } = registryOfTwo();
  const broken = { ...rest, apps: { ...apps, 'mfe-x': { ...apps['mfe-x'], version: null } } };
  const store = createRegistryStore(broken, () => {});
  expect(Object.keys(store.get().apps)).toEqual(['mfe-y']);
});

it('refresh keeps the entry in use of an app whose new entry is invalid, and updates the others', async () => {
  const store = createRegistryStore(registryOfTwo(), () => {});
  const next = registryOfTwo({ base: 7 });
  next.apps['mfe-x'] = { ...next.apps['mfe-x'], version: '2.0.0' };
  vi.stubGlobal('fetch', async () => Response.json(next));
  await store.refresh();
  expect(store.get().apps['mfe-x']?.version).toBe('2.0.0');
  expect(store.get().apps['mfe-y']?.routes[0]?.path).toBe('/y');
});

it('refresh keeps the entry that the document may load, and applies revocations and updates of other apps', async () => {
  const store = createRegistryStore(registryOfTwo(), undefined, (entry) => !entry.includes('2.0.0'));
  const next = registryOfTwo({ version: '2.0.0', entry: './mfe-y/2.0.0/remoteEntry.js', revoked: ['1.0.0'] });
  next.apps['mfe-x'] = { ...next.apps['mfe-x'], version: '3.0.0' };
  vi.stubGlobal('fetch', async () => Response.json(next));
  expect(store.outdatedApps()).toEqual([]);
  await store.refresh();
  expect(store.outdatedApps()).toEqual(['mfe-y@2.0.0']);
  expect(store.get().apps['mfe-y']).toMatchObject({ version: '1.0.0', revoked: ['1.0.0'] });
  expect(store.get().apps['mfe-x']?.version).toBe('3.0.0');
});

it('refreshIfOld fetches again only when the last read is at least 5 s old', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const fetchRegistry = vi.fn(async () => Response.json(registryServing('/')));
  vi.stubGlobal('fetch', fetchRegistry);
  const store = createRegistryStore(registryServing('/'));
  /** Refreshes at a time in milliseconds. @returns the number of requests so far */
  const requestsAfter = async (time: number) => {
    now.mockReturnValue(time);
    await Promise.all([store.refreshIfOld(), store.refreshIfOld()]);
    return fetchRegistry.mock.calls.length;
  };
  expect([
    await requestsAfter(4_000),
    await requestsAfter(6_000),
    await requestsAfter(10_000),
    await requestsAfter(12_000),
  ]).toEqual([0, 1, 1, 2]);
});
