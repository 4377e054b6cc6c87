import { createHash } from 'node:crypto';
import { parseRegistry } from '@ia/federation/registry';
import { provides } from '@ia/test-support/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrokenVersions } from './broken-versions.ts';
import { Page, publish, registry, runtimeWhere } from './load-page.test-scene.ts';
import { createPageLoader, type Runtime } from './load-page.ts';
import { createRegistryStore } from './read-registry.ts';
import { renewFor } from './renewal.ts';

beforeEach(() => {
  sessionStorage.clear();
  publish(registry('1.0.0'));
});
afterEach(() => vi.unstubAllGlobals());

const loader = (runtime: Runtime, start = registry('1.0.0')) =>
  createPageLoader(runtime, createRegistryStore(start));

describe('loading a page', () => {
  it('takes the version of the registry', async () => {
    const { runtime, entries } = runtimeWhere(() => true);
    expect(await loader(runtime)('mfe-x', './home')).toEqual({ Page, version: '1.0.0' });
    expect(entries).toHaveLength(1);
  });

  it('reads the registry again when the version is gone, and takes the new one', async () => {
    publish(registry('2.0.0'));
    const { runtime } = runtimeWhere((entry) => entry.includes('2.0.0'));
    expect((await loader(runtime)('mfe-x', './home')).version).toBe('2.0.0');
  });

  it('tries the same version under another address, because the first may hang for ever', async () => {
    vi.useFakeTimers();
    const { runtime, entries } = runtimeWhere((entry) => (entry.includes('?retry=') ? true : 'hangs'));
    const loading = loader(runtime)('mfe-x', './home');
    await vi.advanceTimersByTimeAsync(8000);
    expect((await loading).version).toBe('1.0.0');
    expect(entries.at(-1)).toMatch(/1\.0\.0\/remoteEntry\.js\?retry=1$/);
  });

  it('goes back to the last good version', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const { runtime } = runtimeWhere((entry) => entry.includes('1.0.0/remoteEntry.js?retry'));
    expect((await loader(runtime, registry('2.0.0', '1.0.0'))('mfe-x', './home')).version).toBe('1.0.0');
  });

  it('after going back, takes the app’s next page from there at once, and tells the owner once', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const { runtime, entries } = runtimeWhere((entry) => entry.includes('1.0.0/'));
    const report = vi.fn();
    const store = createRegistryStore(registry('2.0.0', '1.0.0'));
    const load = createPageLoader(runtime, store, report);
    await load('mfe-x', './home');
    const tried = entries.length;
    expect((await load('mfe-x', './other')).version).toBe('1.0.0');
    expect(entries).toHaveLength(tried);
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0]?.[0])).toMatch(
      /mfe-x 2\.0\.0 \(owner: equipa-mfe-x\) could not be loaded/,
    );

    // A version that is published meanwhile is tried again.
    publish(registry('3.0.0'));
    await store.refresh();
    const next = runtimeWhere(() => true);
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
  ])('loads nothing of an app that needs %s, and goes back to what fits', async (_, needs, told) => {
    const { apps, ...rest } = registry('2.0.0', '1.0.0');
    const app = apps['mfe-x'];
    const misfit = parseRegistry({ ...rest, apps: { 'mfe-x': { ...app, ...needs } } });
    publish(misfit);
    const { runtime, entries } = runtimeWhere(() => true);
    const report = vi.fn();
    const load = createPageLoader(runtime, createRegistryStore(misfit), report);
    expect((await load('mfe-x', './home')).version).toBe('1.0.0');
    expect(entries.filter((entry) => entry.includes('2.0.0'))).toEqual([]);
    expect(String(report.mock.calls[0]?.[0])).toMatch(told);
    expect(String(report.mock.calls[0]?.[0])).toContain('mfe-x 2.0.0 (owner: equipa-mfe-x)');
  });

  it('does not go back to a version that does not fit either', async () => {
    const { apps, ...rest } = registry('2.0.0');
    const lastGood = { version: '1.0.0', entry: './mfe-x/1.0.0/remoteEntry.js', contract: 98 };
    const misfit = parseRegistry({
      ...rest,
      apps: { 'mfe-x': { ...apps['mfe-x'], contract: 99, lastGood } },
    });
    publish(misfit);
    const { runtime, entries } = runtimeWhere(() => true);
    await expect(loader(runtime, misfit)('mfe-x', './home')).rejects.toThrow(/expected 98 or later/);
    expect(entries).toEqual([]);
  });

  it('loads nothing that the page’s import map does not name, and says so', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const { runtime, entries } = runtimeWhere(() => true);
    const report = vi.fn();
    const integrity = { names: (address: string) => address.includes('/1.0.0/'), below: () => [] };
    const store = createRegistryStore(registry('2.0.0', '1.0.0'));
    const load = createPageLoader(runtime, store, report, undefined, integrity);
    expect((await load('mfe-x', './home')).version).toBe('1.0.0');
    expect(entries.join()).not.toContain('2.0.0');
    expect(report.mock.calls[0]?.[0]).toMatchObject({ kind: 'integrity', message: /not named/ });
  });

  it('asks for an entry under two addresses at most, however often it is tried', async () => {
    const { runtime, entries } = runtimeWhere(() => false);
    const load = loader(runtime);
    for (let i = 0; i < 3; i++) await expect(load('mfe-x', './home')).rejects.toThrow();
    expect(new Set(entries).size).toBe(2);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['was altered on the way', async () => new Response('altered'), 'integrity'],
    ['did not arrive', () => Promise.reject(new TypeError('offline')), 'network'],
    ['was damaged in the browser’s own store alone', async () => new Response('sound'), 'network'],
  ])('tells apart a file that %s', async (_, answer, kind) => {
    const entry = new URL('./mfe-x/1.0.0/remoteEntry.js', document.baseURI).href;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: entry } as PerformanceEntry]);
    vi.stubGlobal('fetch', async (url: string) =>
      url === entry ? answer() : Response.json(registry('1.0.0')),
    );
    const hash = `sha256-${createHash('sha256').update('sound').digest('base64')}`;
    const integrity = { names: () => true, below: () => [[entry, hash]] as [string, string][] };
    const { runtime } = runtimeWhere(() => false);
    const store = createRegistryStore(registry('1.0.0'));
    const load = createPageLoader(runtime, store, undefined, undefined, integrity);
    await expect(load('mfe-x', './home')).rejects.toMatchObject({ kind });
  });

  it('leaves the document rather than fail, when what is published is not in its import map', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    publish(registry('2.0.0'));
    const { runtime } = runtimeWhere(() => false);
    const store = createRegistryStore(registry('1.0.0'), undefined, (entry) => entry.includes('1.0.0'));
    const renew = () => renewFor(store.behind());
    const load = createPageLoader(runtime, store, undefined, undefined, undefined, renew);
    const ended = vi.fn();
    void load('mfe-x', './home').then(ended, ended);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(ended).not.toHaveBeenCalled();
    // The next document is no newer: it goes on with what it has.
    await expect(load('mfe-x', './home')).rejects.toThrow('mfe-x 1.0.0');
    expect(reload).toHaveBeenCalledOnce();
  });

  const broken = (kind: 'throws' | 'is gone') => {
    const { runtime } = runtimeWhere((entry) => entry.includes('1.0.0/'));
    const { loadRemote } = runtime;
    if (kind === 'throws') {
      runtime.loadRemote = <T>(id: string) =>
        loadRemote<T>(id).catch(() => Promise.reject(new Error('the code broke')));
    }
    return runtime;
  };
  it.each([
    ['throws', ['1.0.0']],
    ['is gone', ['2.0.0', '2.0.0', '1.0.0']],
  ] as const)(
    'in the next document of the tab, goes by what it learnt of a version that %s',
    async (kind, tried) => {
      publish(registry('2.0.0', '1.0.0'));
      const start = registry('2.0.0', '1.0.0');
      await loader(broken(kind), start)('mfe-x', './home');
      const { runtime, entries } = runtimeWhere((entry) => entry.includes('1.0.0/'));
      await loader(runtime, start)('mfe-x', './home');
      expect(entries.map((entry) => /mfe-x\/([^/]+)/.exec(entry)?.[1])).toEqual(tried);
    },
  );

  it('goes on below the version that broke, and gives each another chance once none is left', async () => {
    publish(registry('2.0.0', '1.0.0'));
    const memory = createBrokenVersions();
    const store = createRegistryStore(registry('2.0.0', '1.0.0'));
    const load = createPageLoader(runtimeWhere(() => true).runtime, store, undefined, memory);
    const versions = [];
    for (let i = 0; i < 4; i++) {
      const { version } = await load('mfe-x', './home');
      versions.push(version);
      memory.add('mfe-x', version, true);
    }
    expect(versions).toEqual(['2.0.0', '1.0.0', '2.0.0', '1.0.0']);
  });

  it.each([
    ['the version in use', ['2.0.0'], '1.0.0'],
    ['the one before it', ['1.0.0'], '2.0.0'],
  ])('loads nothing that was revoked: %s', async (_, revoked, expected) => {
    const { apps, ...rest } = registry('2.0.0', '1.0.0');
    const live = parseRegistry({ ...rest, apps: { 'mfe-x': { ...apps['mfe-x'], revoked } } });
    publish(live);
    const { runtime, entries } = runtimeWhere((entry) => entry.includes(`${expected}/`));
    expect((await loader(runtime, live)('mfe-x', './home')).version).toBe(expected);
    expect(entries.join()).not.toContain(revoked[0]);
  });

  it('fails with what was revoked rather than run it', async () => {
    const { apps, ...rest } = registry('2.0.0');
    const live = parseRegistry({ ...rest, apps: { 'mfe-x': { ...apps['mfe-x'], revoked: ['2.0.0'] } } });
    publish(live);
    const { runtime, entries } = runtimeWhere(() => true);
    await expect(loader(runtime, live)('mfe-x', './home')).rejects.toMatchObject({
      kind: 'misfit',
      message: expect.stringContaining('version 2.0.0 was revoked'),
    });
    expect(entries).toEqual([]);
  });

  it('names remote, version and owner when nothing helps', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('network');
    });
    const { runtime } = runtimeWhere(() => false);
    await expect(loader(runtime)('mfe-x', './home')).rejects.toThrow(
      'mfe-x 1.0.0 (owner: equipa-mfe-x) could not be loaded: failed to fetch',
    );
  });

  it('says what is wrong with a module that exports no page', async () => {
    const runtime: Runtime = { provides, registerRemotes: () => {}, loadRemote: async () => null };
    await expect(loader(runtime)('mfe-x', './home')).rejects.toThrow(/export default definePage/);
  });
});
