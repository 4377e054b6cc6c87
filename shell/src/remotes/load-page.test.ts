import { createHash } from 'node:crypto';
import { parseRegistry } from '@ia/federation/registry';
import { provides } from '@ia/test-support/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrokenVersions } from './broken-versions.ts';
import { fakeRuntime, Page, publish, registry } from './load-page.test-scene.ts';
import { createPageLoader, type Runtime } from './load-page.ts';
import { createRegistryStore } from './read-registry.ts';
import { reloadFor } from './reload-for.ts';

beforeEach(() => {
  sessionStorage.clear();
  publish(registry('1.0.0'));
});
afterEach(() => vi.unstubAllGlobals());

const createLoader = (runtime: Runtime, documentRegistry = registry('1.0.0')) =>
  createPageLoader(runtime, createRegistryStore(documentRegistry));

describe('createPageLoader', () => {
  it('loads the version of the registry', async () => {
    const { runtime, entries } = fakeRuntime(() => true);
    expect(await createLoader(runtime)('mfe-x', './home')).toEqual({ Page, version: '1.0.0' });
    expect(entries).toHaveLength(1);
  });

  it('reads the registry again when the version fails to load, and loads the new one', async () => {
    publish(registry('2.0.0'));
    const { runtime } = fakeRuntime((entry) => entry.includes('2.0.0'));
    expect((await createLoader(runtime)('mfe-x', './home')).version).toBe('2.0.0');
  });

  it('retries the same version at another URL, because the first request may hang', async () => {
    vi.useFakeTimers();
    const { runtime, entries } = fakeRuntime((entry) => (entry.includes('?retry=') ? true : 'hangs'));
    const loading = createLoader(runtime)('mfe-x', './home');
    await vi.advanceTimersByTimeAsync(8000);
    expect((await loading).version).toBe('1.0.0');
    expect(entries.at(-1)).toMatch(/1\.0\.0\/remoteEntry\.js\?retry=1$/);
  });

  it('falls back to the last good version', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const { runtime } = fakeRuntime((entry) => entry.includes('1.0.0/remoteEntry.js?retry'));
    expect((await createLoader(runtime, registry('2.0.0', '1.0.0'))('mfe-x', './home')).version).toBe(
      '1.0.0',
    );
  });

  it('loads the next page of the app from the fallback at once, and reports the failure once', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const { runtime, entries } = fakeRuntime((entry) => entry.includes('1.0.0/'));
    const report = vi.fn();
    const store = createRegistryStore(registry('2.0.0', '1.0.0'));
    const load = createPageLoader(runtime, store, { report });
    await load('mfe-x', './home');
    const entryCount = entries.length;
    expect((await load('mfe-x', './other')).version).toBe('1.0.0');
    expect(entries).toHaveLength(entryCount);
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0]?.[0])).toMatch(
      /mfe-x 2\.0\.0 \(owner: equipa-mfe-x\) could not be loaded/,
    );

    // A version that is published later is loaded.
    publish(registry('3.0.0'));
    await store.refresh();
    const next = fakeRuntime(() => true);
    runtime.loadRemote = next.runtime.loadRemote;
    expect((await load('mfe-x', './home')).version).toBe('3.0.0');
  });

  it.each<[string, object, RegExp]>([
    ['a later contract', { contract: 99 }, /contract: expected 99 or later, found \d/],
    [
      'another React',
      { requires: { contract: 4, packages: { react: '^20.0.0' } } },
      /react: expected \^20\.0\.0, found 19\.3\.1/,
    ],
    [
      'a package that the shell does not share',
      { requires: { contract: 4, packages: { other: '^1.0.0' } } },
      /other: expected \^1\.0\.0, found none/,
    ],
  ])(
    'loads no version that needs %s, and falls back to a compatible one',
    async (_, requirements, message) => {
      const { apps, ...rest } = registry('2.0.0', '1.0.0');
      const app = apps['mfe-x'];
      const incompatible = parseRegistry({ ...rest, apps: { 'mfe-x': { ...app, ...requirements } } });
      publish(incompatible);
      const { runtime, entries } = fakeRuntime(() => true);
      const report = vi.fn();
      const load = createPageLoader(runtime, createRegistryStore(incompatible), { report });
      expect((await load('mfe-x', './home')).version).toBe('1.0.0');
      expect(entries.filter((entry) => entry.includes('2.0.0'))).toEqual([]);
      expect(String(report.mock.calls[0]?.[0])).toMatch(message);
      expect(String(report.mock.calls[0]?.[0])).toContain('mfe-x 2.0.0 (owner: equipa-mfe-x)');
    },
  );

  it('does not fall back to an incompatible version', async () => {
    const { apps, ...rest } = registry('2.0.0');
    const lastGood = { version: '1.0.0', entry: './mfe-x/1.0.0/remoteEntry.js', contract: 98 };
    const incompatible = parseRegistry({
      ...rest,
      apps: { 'mfe-x': { ...apps['mfe-x'], contract: 99, lastGood } },
    });
    publish(incompatible);
    const { runtime, entries } = fakeRuntime(() => true);
    await expect(createLoader(runtime, incompatible)('mfe-x', './home')).rejects.toThrow(
      /expected 98 or later/,
    );
    expect(entries).toEqual([]);
  });

  it('loads no entry that the import map does not name, and reports it', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const { runtime, entries } = fakeRuntime(() => true);
    const report = vi.fn();
    const integrity = { allows: (address: string) => address.includes('/1.0.0/'), hashesIn: () => [] };
    const store = createRegistryStore(registry('2.0.0', '1.0.0'));
    const load = createPageLoader(runtime, store, { report, integrity });
    expect((await load('mfe-x', './home')).version).toBe('1.0.0');
    expect(entries.join()).not.toContain('2.0.0');
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      kind: 'integrity',
      message: expect.stringMatching(/import map/),
    });
  });

  it('requests an entry at two URLs at most, however often it retries', async () => {
    const { runtime, entries } = fakeRuntime(() => false);
    const load = createLoader(runtime);
    for (let i = 0; i < 3; i++) await expect(load('mfe-x', './home')).rejects.toThrow();
    expect(new Set(entries).size).toBe(2);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['was altered in transit', async () => new Response('altered'), 'integrity'],
    ['did not arrive', () => Promise.reject(new TypeError('offline')), 'network'],
    ['was damaged only in the browser’s cache', async () => new Response('sound'), 'network'],
  ])('classifies the failure of a file that %s', async (_, respond, kind) => {
    const entry = new URL('./mfe-x/1.0.0/remoteEntry.js', document.baseURI).href;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: entry } as PerformanceEntry]);
    vi.stubGlobal('fetch', async (url: string) =>
      url === entry ? respond() : Response.json(registry('1.0.0')),
    );
    const hash = `sha256-${createHash('sha256').update('sound').digest('base64')}`;
    const integrity = { allows: () => true, hashesIn: () => [[entry, hash]] as [string, string][] };
    const { runtime } = fakeRuntime(() => false);
    const store = createRegistryStore(registry('1.0.0'));
    const load = createPageLoader(runtime, store, { integrity });
    await expect(load('mfe-x', './home')).rejects.toMatchObject({ kind });
  });

  it('reloads the document instead of failing when its import map lacks the published version', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    publish(registry('2.0.0'));
    const { runtime } = fakeRuntime(() => false);
    const store = createRegistryStore(registry('1.0.0'), undefined, (entry) => entry.includes('1.0.0'));
    const reloadIfOutdated = () => reloadFor(store.outdatedApps());
    const load = createPageLoader(runtime, store, { reloadIfOutdated });
    const onSettled = vi.fn();
    void load('mfe-x', './home').then(onSettled, onSettled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(onSettled).not.toHaveBeenCalled();
    // The next document is no newer: it does not reload again.
    await expect(load('mfe-x', './home')).rejects.toThrow('mfe-x 1.0.0');
    expect(reload).toHaveBeenCalledOnce();
  });

  /** A runtime in which the version 2.0.0 throws when it runs, or does not load. */
  const brokenRuntime = (kind: 'throws' | 'does not load') => {
    const { runtime } = fakeRuntime((entry) => entry.includes('1.0.0/'));
    const { loadRemote } = runtime;
    if (kind === 'throws') {
      runtime.loadRemote = <T>(id: string) =>
        loadRemote<T>(id).catch(() => Promise.reject(new Error('the code broke')));
    }
    return runtime;
  };
  it.each([
    ['throws', ['1.0.0']],
    ['does not load', ['2.0.0', '2.0.0', '1.0.0']],
  ] as const)(
    'skips a version in the next document of the tab only after a lasting failure: it %s',
    async (kind, triedVersions) => {
      publish(registry('2.0.0', '1.0.0'));
      const start = registry('2.0.0', '1.0.0');
      await createLoader(brokenRuntime(kind), start)('mfe-x', './home');
      const { runtime, entries } = fakeRuntime((entry) => entry.includes('1.0.0/'));
      await createLoader(runtime, start)('mfe-x', './home');
      expect(entries.map((entry) => /mfe-x\/([^/]+)/.exec(entry)?.[1])).toEqual(triedVersions);
    },
  );

  it('falls back below a broken version, and retries all versions once none is left', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const brokenVersions = createBrokenVersions();
    const store = createRegistryStore(registry('2.0.0', '1.0.0'));
    const load = createPageLoader(fakeRuntime(() => true).runtime, store, { broken: brokenVersions });
    const versions = [];
    for (let i = 0; i < 4; i++) {
      const { version } = await load('mfe-x', './home');
      versions.push(version);
      brokenVersions.add('mfe-x', version, { isLasting: true });
    }
    expect(versions).toEqual(['2.0.0', '1.0.0', '2.0.0', '1.0.0']);
  });

  it.each([
    ['the version in use', ['2.0.0'], '1.0.0'],
    ['the last good version', ['1.0.0'], '2.0.0'],
  ])('loads no revoked version: %s', async (_, revoked, expected) => {
    const { apps, ...rest } = registry('2.0.0', '1.0.0');
    const live = parseRegistry({ ...rest, apps: { 'mfe-x': { ...apps['mfe-x'], revoked } } });
    publish(live);
    const { runtime, entries } = fakeRuntime((entry) => entry.includes(`${expected}/`));
    expect((await createLoader(runtime, live)('mfe-x', './home')).version).toBe(expected);
    expect(entries.join()).not.toContain(revoked[0]);
  });

  it('fails instead of running a revoked version', async () => {
    const { apps, ...rest } = registry('2.0.0');
    const live = parseRegistry({ ...rest, apps: { 'mfe-x': { ...apps['mfe-x'], revoked: ['2.0.0'] } } });
    publish(live);
    const { runtime, entries } = fakeRuntime(() => true);
    await expect(createLoader(runtime, live)('mfe-x', './home')).rejects.toMatchObject({
      kind: 'incompatible',
      message: expect.stringContaining('version 2.0.0 was revoked'),
    });
    expect(entries).toEqual([]);
  });

  it('names remote, version and owner when every candidate fails', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('network');
    });
    const { runtime } = fakeRuntime(() => false);
    await expect(createLoader(runtime)('mfe-x', './home')).rejects.toThrow(
      'mfe-x 1.0.0 (owner: equipa-mfe-x) could not be loaded: failed to fetch',
    );
  });

  it('names the missing default export of a module without a page', async () => {
    const runtime: Runtime = { provides, registerRemotes: () => {}, loadRemote: async () => null };
    await expect(createLoader(runtime)('mfe-x', './home')).rejects.toThrow(/export default definePage/);
  });
});
