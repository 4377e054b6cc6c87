// Tests the shell API that a page gets, with a real shell, and without and with prerendered markup.
import { readSiteConfig } from '@ia/federation/config';
import { provides, registryOfOne, routeTo } from '@ia/test-support/registry';
import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createShell } from '../boot/create-shell.ts';
import { createRegistryStore } from '../remotes/read-registry.ts';
import { usePageShell } from './use-page-shell.ts';

const registry = registryOfOne({ routes: [routeTo('/'), routeTo('/curso')] });
const runtime = { provides, registerRemotes: () => {}, loadRemote: async () => null };

it('a page has the same shell API while it is mounted', () => {
  const shell = createShell(readSiteConfig({}), createRegistryStore(registry), runtime);
  const { result, rerender } = renderHook(({ key }) => usePageShell(shell, shell.router.get(), key), {
    initialProps: { key: 'a' },
  });
  const firstApi = result.current.pageApi;
  shell.router.navigate('#sobre');
  rerender({ key: 'a' });
  expect(result.current.pageApi).toBe(firstApi);
  expect(firstApi.route.anchor).toBe('sobre');

  shell.router.navigate('/curso');
  rerender({ key: 'b' });
  expect(result.current.pageApi).not.toBe(firstApi);
  expect(result.current.pageApi.route.path).toBe('/curso');
  expect(firstApi.route.path, 'the API of the previous page does not change').toBe('/');
});

it('a page sees no anchor during hydration, and the requested one right after', async () => {
  history.replaceState(null, '', '#sobre');
  const shell = createShell(readSiteConfig({}), createRegistryStore(registry), runtime);
  const anchors: (string | null)[] = [];
  const LocationPage = () => {
    const { locationApi, pageApi } = usePageShell(shell, shell.router.get(), 'a');
    anchors.push(locationApi.route.anchor);
    return <p>{`${locationApi.route.anchor} ${pageApi.route.anchor}`}</p>;
  };
  const root = document.createElement('div');
  root.innerHTML = '<p>null null</p>';
  const paragraph = root.querySelector('p');
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <LocationPage />, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(mismatches).toEqual([]);
  expect(root.querySelector('p')).toBe(paragraph);
  expect(root.textContent).toBe('sobre sobre');
  expect(anchors).toEqual([null, 'sobre']);
  history.replaceState(null, '', '/');
});
