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

it('gives a page one shell for as long as it is shown', () => {
  const shell = createShell(readSiteConfig({}), createRegistryStore(registry), runtime);
  const { result, rerender } = renderHook(({ key }) => usePageShell(shell, shell.router.get(), key), {
    initialProps: { key: 'a' },
  });
  const now = result.current.lasting;
  shell.router.navigate('#sobre');
  rerender({ key: 'a' });
  expect(result.current.lasting).toBe(now);
  expect(now.route.anchor).toBe('sobre');

  shell.router.navigate('/curso');
  rerender({ key: 'b' });
  expect(result.current.lasting).not.toBe(now);
  expect(result.current.lasting.route.path).toBe('/curso');
  expect(now.route.path, 'what is left behind does not see the next page').toBe('/');
});

it('a page that takes over what stands hears of the section that was asked for right after', async () => {
  history.replaceState(null, '', '#sobre');
  const shell = createShell(readSiteConfig({}), createRegistryStore(registry), runtime);
  const heard: (string | null)[] = [];
  const Place = () => {
    const { here, lasting } = usePageShell(shell, shell.router.get(), 'a');
    heard.push(here.route.anchor);
    return <p>{`${here.route.anchor} ${lasting.route.anchor}`}</p>;
  };
  const root = document.createElement('div');
  root.innerHTML = '<p>null null</p>';
  const stood = root.querySelector('p');
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Place />, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(mismatches).toEqual([]);
  expect(root.querySelector('p')).toBe(stood);
  expect(root.textContent).toBe('sobre sobre');
  expect(heard).toEqual([null, 'sobre']);
  history.replaceState(null, '', '/');
});
