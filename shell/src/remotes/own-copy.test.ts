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

const loader = (runtime: Runtime, start: ReturnType<typeof registry>) =>
  createPageLoader(runtime, createRegistryStore(start));

describe('loading a page of an app on a separate host', () => {
  const hosted = (version: string, lastGood?: string) => {
    const { apps, ...rest } = registry(version, lastGood);
    const { 'mfe-x': app } = apps;
    const at = (name: string) => `https://x.example/mfe-x/${name}/`;
    const good = lastGood && {
      lastGood: { version: lastGood, entry: `${at(lastGood)}remoteEntry.js`, contract: 1 },
    };
    const entry = { ...app, base: at(version), entry: `${at(version)}remoteEntry.js`, ...good };
    return parseRegistry({ ...rest, apps: { 'mfe-x': entry } });
  };
  const isCopy = (entry: string) => entry.startsWith(document.baseURI);

  it('loads the copy of the same version in the site when the host fails, and reports it once', async () => {
    publish(hosted('2.0.0', '1.0.0'));
    const { runtime, entries } = fakeRuntime(isCopy);
    const report = vi.fn();
    const memory = createBrokenVersions();
    const load = createPageLoader(runtime, createRegistryStore(hosted('2.0.0', '1.0.0')), report, memory);
    expect((await load('mfe-x', './home')).version).toBe('2.0.0');
    expect((await load('mfe-x', './other')).version).toBe('2.0.0');
    expect(entries).toEqual([
      'https://x.example/mfe-x/2.0.0/remoteEntry.js',
      new URL('mfe-x/2.0.0/remoteEntry.js', document.baseURI).href,
    ]);
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]?.[0]).toMatchObject({ version: '2.0.0', kind: 'network' });
    expect(memory.has('mfe-x', '2.0.0')).toBe(false);
  });

  it('waits for a host that hangs once, not twice', async () => {
    vi.useFakeTimers();
    publish(hosted('2.0.0'));
    const { runtime } = fakeRuntime((entry) => (isCopy(entry) ? true : 'hangs'));
    const loading = loader(runtime, hosted('2.0.0'))('mfe-x', './home');
    await vi.advanceTimersByTimeAsync(8000);
    expect((await loading).version).toBe('2.0.0');
  });

  it('requests the host again when the copy fails too or the import map does not name it', async () => {
    publish(hosted('2.0.0'));
    const { runtime, entries } = fakeRuntime((entry) => entry.endsWith('?retry=1'));
    const store = createRegistryStore(hosted('2.0.0'));
    await createPageLoader(runtime, store)('mfe-x', './home');
    expect(entries.filter(isCopy)).toHaveLength(1);
    const unnamed = { names: (address: string) => !isCopy(address), below: () => [] };
    const again = fakeRuntime((entry) => entry.endsWith('?retry=1'));
    await createPageLoader(again.runtime, store, undefined, undefined, unnamed)('mfe-x', './home');
    expect(again.entries.filter(isCopy)).toEqual([]);
  });

  it('requests no copy of an app that a dev server serves', async () => {
    publish(hosted('dev'));
    const { runtime, entries } = fakeRuntime((entry) => entry.endsWith('?retry=1'));
    await loader(runtime, hosted('dev'))('mfe-x', './home');
    expect(entries.filter(isCopy)).toEqual([]);
  });

  it('falls back to the copy of the last good version when the live one fails on both', async () => {
    publish(hosted('2.0.0', '1.0.0'));
    const { runtime } = fakeRuntime((entry) => isCopy(entry) && entry.includes('/1.0.0/'));
    expect((await loader(runtime, hosted('2.0.0', '1.0.0'))('mfe-x', './home')).version).toBe('1.0.0');
  });
});
