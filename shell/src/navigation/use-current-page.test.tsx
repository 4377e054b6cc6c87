import { readSiteConfig } from '@ia/federation/config';
import { parseRegistry } from '@ia/federation/registry';
import { provides, registryOfOne, routeTo } from '@ia/test-support/registry';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShell } from '../boot/create-shell.ts';
import { createRegistryStore } from '../remotes/read-registry.ts';
import { useCurrentPage } from './use-current-page.ts';

const initialRegistry = registryOfOne({ routes: [routeTo('/'), routeTo('/museu')] });
const registryWithoutMuseum = parseRegistry(registryOfOne({ version: '2.0.0', routes: [routeTo('/')] }));
const runtime = {
  provides,
  registerRemotes: () => {},
  loadRemote: async <T,>() => ({ default: () => null }) as T,
};

/** Advances the time, so that the next navigation reads the registry again. */
const letRegistryExpire = () => {
  const opened = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => opened + 60_000);
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/#/');
});
afterEach(() => vi.unstubAllGlobals());

it('useCurrentPage shows the main page and the unknown address when the registry removes a route after the click (V8)', async () => {
  vi.stubGlobal('fetch', async () => Response.json(registryWithoutMuseum));
  const shell = createShell(readSiteConfig({}), createRegistryStore(initialRegistry), runtime);
  const { result } = renderHook(() => useCurrentPage(shell));
  letRegistryExpire();
  await act(async () => shell.router.navigate('/museu'));
  await vi.waitFor(() => expect(result.current.location).toMatchObject({ path: '/', unknown: '/museu' }));
});

it.each([
  ['loads a new document at the next route when its version was revoked', ['1.0.0'], 1],
  ['stays in the document when another version was revoked', ['0.9.0'], 0],
])('useCurrentPage %s', async (_, revoked, times) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const shell = createShell(readSiteConfig({}), createRegistryStore(initialRegistry), runtime);
  const { result } = renderHook(() => useCurrentPage(shell));
  await act(async () => shell.loadPage('/'));
  const next = registryOfOne({ version: '2.0.0', revoked, routes: [routeTo('/'), routeTo('/museu')] });
  vi.stubGlobal('fetch', async () => Response.json(next));
  letRegistryExpire();
  await act(async () => shell.router.navigate('#sobre'));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => shell.router.navigate('/museu'));
  await vi.waitFor(() => expect(shell.registryStore.get().apps['mfe-x']?.version).toBe('2.0.0'));
  await act(async () => {});
  expect(reload).toHaveBeenCalledTimes(times);
  expect(result.current.location.path).toBe(times ? '/' : '/museu');
});

it('useCurrentPage requests the files of a page while it reads the registry', async () => {
  const registry = registryOfOne({ routes: [routeTo('/'), routeTo('/museu', { preload: ['museu.js'] })] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const shell = createShell(readSiteConfig({}), createRegistryStore(registry), runtime);
  const { result } = renderHook(() => useCurrentPage(shell));
  letRegistryExpire();
  await act(async () => shell.router.navigate('/museu'));
  expect(result.current.location.path, 'no answer yet').toBe('/');
  expect(document.head.querySelector('link[rel="modulepreload"][href$="museu.js"]')).not.toBeNull();
});
