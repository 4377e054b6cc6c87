import { parseRegistry } from '@ia/federation/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrokenVersions } from './broken-versions.ts';
import { fakeRuntime, publish, registry } from './load-page.test-scene.ts';
import { createPageLoader, type Runtime } from './load-page.ts';
import { createRegistryStore } from './read-registry.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createLoader = (runtime: Runtime, documentRegistry: ReturnType<typeof registry>) =>
  createPageLoader(runtime, createRegistryStore(documentRegistry));

// A site keeps its own copy of each app version that a separate host serves. The page loader uses the copy
// when the host fails.
describe('createPageLoader for an app on a separate host', () => {
  /** A registry whose app is at x.example. */
  const hostedRegistry = (version: string, lastGood?: string) => {
    const { apps, ...rest } = registry(version, lastGood);
    const { 'mfe-x': app } = apps;
    const folderOf = (name: string) => `https://x.example/mfe-x/${name}/`;
    const good = lastGood && {
      lastGood: { version: lastGood, entry: `${folderOf(lastGood)}remoteEntry.js`, contract: 1 },
    };
    const entry = { ...app, base: folderOf(version), entry: `${folderOf(version)}remoteEntry.js`, ...good };
    return parseRegistry({ ...rest, apps: { 'mfe-x': entry } });
  };
  /** Whether an entry is the site's own copy. */
  const isCopy = (entry: string) => entry.startsWith(document.baseURI);

  it('loads the copy of the same version in the site when the host fails, and reports it once', async () => {
    publish(hostedRegistry('2.0.0', '1.0.0'));
    const { runtime, entries } = fakeRuntime(isCopy);
    const report = vi.fn();
    const brokenVersions = createBrokenVersions();
    const load = createPageLoader(runtime, createRegistryStore(hostedRegistry('2.0.0', '1.0.0')), {
      report,
      broken: brokenVersions,
    });
    expect((await load('mfe-x', './home')).version).toBe('2.0.0');
    expect((await load('mfe-x', './other')).version).toBe('2.0.0');
    expect(entries).toEqual([
      'https://x.example/mfe-x/2.0.0/remoteEntry.js',
      new URL('mfe-x/2.0.0/remoteEntry.js', document.baseURI).href,
    ]);
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]?.[0]).toMatchObject({ version: '2.0.0', kind: 'network' });
    expect(brokenVersions.has('mfe-x', '2.0.0')).toBe(false);
  });

  it('waits for a host that hangs once, not twice', async () => {
    vi.useFakeTimers();
    publish(hostedRegistry('2.0.0'));
    const { runtime } = fakeRuntime((entry) => (isCopy(entry) ? true : 'hangs'));
    const loading = createLoader(runtime, hostedRegistry('2.0.0'))('mfe-x', './home');
    await vi.advanceTimersByTimeAsync(8000);
    expect((await loading).version).toBe('2.0.0');
  });

  it('requests the host again when the copy fails too or the import map does not name it', async () => {
    publish(hostedRegistry('2.0.0'));
    const { runtime, entries } = fakeRuntime((entry) => entry.endsWith('?retry=1'));
    const store = createRegistryStore(hostedRegistry('2.0.0'));
    await createPageLoader(runtime, store)('mfe-x', './home');
    expect(entries.filter(isCopy)).toHaveLength(1);
    const unnamed = { allows: (address: string) => !isCopy(address), hashesIn: () => [] };
    const again = fakeRuntime((entry) => entry.endsWith('?retry=1'));
    await createPageLoader(again.runtime, store, { integrity: unnamed })('mfe-x', './home');
    expect(again.entries.filter(isCopy)).toEqual([]);
  });

  it('requests no copy of an app that a dev server serves', async () => {
    publish(hostedRegistry('dev'));
    const { runtime, entries } = fakeRuntime((entry) => entry.endsWith('?retry=1'));
    await createLoader(runtime, hostedRegistry('dev'))('mfe-x', './home');
    expect(entries.filter(isCopy)).toEqual([]);
  });

  it('falls back to the copy of the last good version when the live one fails on both', async () => {
    publish(hostedRegistry('2.0.0', '1.0.0'));
    const { runtime } = fakeRuntime((entry) => isCopy(entry) && entry.includes('/1.0.0/'));
    expect((await createLoader(runtime, hostedRegistry('2.0.0', '1.0.0'))('mfe-x', './home')).version).toBe(
      '1.0.0',
    );
  });
});
