import { provides, registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it, vi } from 'vitest';
import { readSiteConfig } from '../config/read-site-config.ts';
import { createRegistryStore } from '../remotes/registry-store.ts';
import { createShell } from './create-shell.ts';

const routes = [routeTo('/'), routeTo('/later', { flag: 'enableLater' })];
const shellOf = (featureFlags: object = {}) =>
  createShell(readSiteConfig({ featureFlags }), createRegistryStore(registryOfOne({ routes })), {
    provides,
    registerRemotes: () => {},
    loadRemote: async () => {
      throw new Error('failed to fetch');
    },
  });

it('tells the console of a page that could not be loaded: app, version and owner', async () => {
  vi.stubGlobal('fetch', async () => Response.json(registryOfOne({ routes })));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shellOf().loadPage('/');
  vi.unstubAllGlobals();
  expect(said).toHaveBeenCalledOnce();
  const [whose, error, context] = said.mock.calls[0] ?? [];
  expect(whose).toBe('[mfe-x 1.0.0 (owner: equipa-mfe-x)]');
  expect(String(error)).toMatch(/PageLoadError: mfe-x 1\.0\.0 .*failed to fetch/);
  expect(context).toEqual({ page: '/' });
});

it('takes a flag that it does not know for off, unless the site turns it on', () => {
  expect([...shellOf().routes().keys()]).toEqual(['/']);
  expect([...shellOf({ enableLater: true }).routes().keys()]).toEqual(['/', '/later']);
});

it('says that a page did not open when no app serves it, and opens it at the next try once one does', async () => {
  const broken = registryOfOne({ routes: [routeTo('/other')], owner: 7 });
  const store = createRegistryStore(broken, undefined, () => {});
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
