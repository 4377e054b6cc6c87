import { readSiteConfig } from '@ia/federation/config';
import { provides, registryOfOne, routeTo } from '@ia/test-support/registry';
import { afterEach, expect, it, vi } from 'vitest';
import { createRegistryStore } from '../remotes/read-registry.ts';
import { createShell } from './create-shell.ts';

// Tests the assembled shell with a fake federation runtime: loading of pages, replacement of broken versions,
// and failure reports. `lastGood` is the app version that the shell falls back to.
const routes = [routeTo('/'), routeTo('/later', { flag: 'enableLater' })];
const createTestShell = (featureFlags: object = {}) =>
  createShell(readSiteConfig({ featureFlags }), createRegistryStore(registryOfOne({ routes })), {
    provides,
    registerRemotes: () => {},
    loadRemote: async () => {
      throw new Error('failed to fetch');
    },
  });

it('createShell logs app, version and owner of a page that failed to load', async () => {
  vi.stubGlobal('fetch', async () => Response.json(registryOfOne({ routes })));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await createTestShell().loadPage('/');
  vi.unstubAllGlobals();
  expect(logged).toHaveBeenCalledOnce();
  const [label, error, context] = logged.mock.calls[0] ?? [];
  expect(label).toBe('[mfe-x 1.0.0 (owner: equipa-mfe-x) network FED-401]');
  expect(String(error)).toMatch(/PageLoadError: mfe-x 1\.0\.0 .*failed to fetch/);
  expect(context).toEqual({ page: '/' });
});

/**
 * Creates a shell with one app, and records the reports that it sends to the database.
 * @param entry fields of the app's registry entry
 * @param loadRemote loads a page from the address of a remote's entry
 */
function shellWithReports(
  entry: object,
  loadRemote: (entry: string) => Promise<unknown>,
  backend: object | null,
) {
  const sent: { url: string; report: object }[] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: URLSearchParams) =>
      sent.push({ url, report: JSON.parse(body.get('reports') ?? '')[0] }),
  });
  const published = registryOfOne({ routes: [routeTo('/')], ...entry });
  vi.stubGlobal('fetch', async () => Response.json(published));
  let current = '';
  const shell = createShell(readSiteConfig({ backend }), createRegistryStore(published), {
    provides,
    registerRemotes: ([remote]) => {
      current = remote?.entry ?? '';
    },
    loadRemote: async <T>() => (await loadRemote(current)) as T,
  });
  return { shell, sent };
}
const backend = { url: '/backend', publishableKey: 'sb_publishable_x' };
const lastGood = { version: '0.9.0', entry: './mfe-x/0.9.0/remoteEntry.js', contract: 1 };
const isGood = (entry: string) => entry.includes('0.9.0');
const failedApp = { app: 'mfe-x', version: '1.0.0', owner: 'equipa-mfe-x' };
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('shell reports a page that failed to load, also when the last good version loads', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const loadRemote = async (entry: string) => {
    if (!isGood(entry)) throw new Error('the code broke');
    return { default: () => null };
  };
  const { shell, sent } = shellWithReports({ lastGood }, loadRemote, backend);
  await shell.loadPage('/');
  expect(shell.versionOf('mfe-x')).toBe('0.9.0');
  expect(sent).toEqual([
    {
      url: `${location.origin}/backend/rest/v1/rpc/report_failures?apikey=sb_publishable_x`,
      report: { ...failedApp, kind: 'evaluation' },
    },
  ]);
  expect(logged.mock.calls[0]?.[0]).toBe('[mfe-x 1.0.0 (owner: equipa-mfe-x) evaluation FED-404]');
});

it('recoverPage replaces a broken page by its last good version, also in later documents of the tab', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Good = () => null;
  const { shell, sent } = shellWithReports(
    { lastGood },
    async (entry) => ({ default: isGood(entry) ? Good : () => null }),
    backend,
  );
  const key = shell.keyFor('/');
  await shell.loadPage('/', key);
  shell.reportPageFailure('/', key, 'render', new Error('broke'));
  expect(sent.map(({ report }) => report)).toEqual([{ ...failedApp, kind: 'render' }]);
  await shell.recoverPage('/', key);
  expect(shell.pages.get(key)).toMatchObject({ page: { Page: Good, version: '0.9.0' }, replaced: 1 });
  expect(shell.versionOf('mfe-x')).toBe('0.9.0');
  // Another document of the same tab
  const next = shellWithReports(
    { lastGood },
    async (entry) => ({ default: isGood(entry) ? Good : () => null }),
    backend,
  );
  await next.shell.loadPage('/');
  expect(next.shell.versionOf('mfe-x')).toBe('0.9.0');
});

it('runsRevoked stays true in the document after the page of a revoked version was replaced', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const entry = { lastGood };
  const loadRemote = async () => ({ default: () => null });
  const { shell } = shellWithReports(entry, loadRemote, null);
  await shell.loadPage('/');
  shell.reportPageFailure('/', shell.keyFor('/'), 'render', new Error('broke'));
  await shell.recoverPage('/', shell.keyFor('/'));
  expect(shell.versionOf('mfe-x')).toBe('0.9.0');
  expect(shell.runsRevoked()).toBe(false);
  const revoked = registryOfOne({ routes: [routeTo('/')], version: '1.1.0', revoked: ['1.0.0'] });
  vi.stubGlobal('fetch', async () => Response.json(revoked));
  await shell.registryStore.refresh();
  expect(shell.runsRevoked()).toBe(true);
  // Another document of the same tab does not run it.
  const next = shellWithReports({ version: '1.1.0', revoked: ['1.0.0'] }, loadRemote, null);
  await next.shell.loadPage('/');
  expect(next.shell.runsRevoked()).toBe(false);
});

it('reportUncaught reports an unhandled error with its app, and ignores errors of other code', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0); // Only one document in four reports unhandled errors.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { shell, sent } = shellWithReports({}, async () => null, backend);
  const errorFrom = (url: string) =>
    Object.assign(new Error('x'), { stack: `Error: x\n  at f (${url}:1:2)` });
  shell.reportUncaught(errorFrom('https://site.pt/mfe-x/0.8.0/assets/page.js'));
  shell.reportUncaught(errorFrom('chrome-extension://abc/content.js'));
  shell.reportUncaught(undefined);
  expect(sent.map(({ report }) => report)).toEqual([{ ...failedApp, version: '0.8.0', kind: 'uncaught' }]);
  expect(logged.mock.calls.map(([label]) => label)).toEqual([
    '[mfe-x 0.8.0 (owner: equipa-mfe-x) uncaught FED-409]',
  ]);
});

it('shell sends no failure reports without a backend', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { shell, sent } = shellWithReports({}, () => Promise.reject(new Error('the code broke')), null);
  await shell.loadPage('/');
  expect(logged).toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('route table omits a route whose flag no app declares, unless the site turns it on', () => {
  expect([...createTestShell().routes().keys()]).toEqual(['/']);
  expect([...createTestShell({ enableLater: true }).routes().keys()]).toEqual(['/', '/later']);
});

it('loadPage fails for a page that no app serves, and loads it on retry once an app does', async () => {
  // An invalid entry: no app serves the main page.
  const broken = registryOfOne({ routes: [routeTo('/other')], owner: 7 });
  const store = createRegistryStore(broken, () => {});
  const Page = () => null;
  const shell = createShell(readSiteConfig({}), store, {
    provides,
    registerRemotes: () => {},
    loadRemote: async <T>() => ({ default: Page }) as T,
  });
  expect(shell.router.get()).toMatchObject({ path: '/', unknown: null });
  vi.stubGlobal('fetch', async () => Response.json(broken));
  const key = shell.keyFor('/');
  await shell.loadPage('/', key);
  expect(shell.pages.get(key)?.status).toBe('failed');
  vi.stubGlobal('fetch', async () => Response.json(registryOfOne({ routes })));
  await shell.loadPage('/', key);
  expect(shell.pages.get(key)).toMatchObject({ status: 'ready', page: { Page } });
  vi.unstubAllGlobals();
});

it('runsRevoked is true when the shell of this document was revoked', async () => {
  const published = registryOfOne({ routes });
  const shell = createTestShell();
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...published, shell: { version: '2', base: './shell/2/', revoked: ['1'] } }),
  );
  expect(shell.runsRevoked()).toBe(false);
  await shell.registryStore.refresh();
  expect(shell.runsRevoked()).toBe(true);
});
