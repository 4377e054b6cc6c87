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

it('gives a page one shell for as long as it stands, and one of before contract 4 another at each place', () => {
  const shell = createShell(readSiteConfig({}), createRegistryStore(registry), runtime);
  const { result, rerender } = renderHook(({ key }) => usePageShell(shell, shell.router.get(), key), {
    initialProps: { key: 'a' },
  });
  const [now, before] = [result.current.forContract(4), result.current.forContract(3)];
  shell.router.navigate('#sobre');
  rerender({ key: 'a' });
  expect(result.current.forContract(4)).toBe(now);
  expect(now.route.anchor).toBe('sobre');
  expect(result.current.forContract(3)).not.toBe(before);
  expect(result.current.forContract(1).route.anchor).toBe('sobre');
  expect(before.route.anchor).toBeNull();

  shell.router.navigate('/curso');
  rerender({ key: 'b' });
  expect(result.current.forContract(4)).not.toBe(now);
  expect(result.current.forContract(4).route.path).toBe('/curso');
  expect(now.route.path, 'what is left behind does not see the next page').toBe('/');
});

it('a page that takes over what stands hears of the section that was asked for right after', async () => {
  history.replaceState(null, '', '#sobre');
  const shell = createShell(readSiteConfig({}), createRegistryStore(registry), runtime);
  const heard: (string | null)[] = [];
  const Place = () => {
    const { here, forContract } = usePageShell(shell, shell.router.get(), 'a');
    heard.push(here.route.anchor);
    return <p>{`${here.route.anchor} ${forContract(3).route.anchor} ${forContract(4).route.anchor}`}</p>;
  };
  const root = document.createElement('div');
  root.innerHTML = '<p>null null null</p>';
  const stood = root.querySelector('p');
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Place />, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(mismatches).toEqual([]);
  expect(root.querySelector('p')).toBe(stood);
  expect(root.textContent).toBe('sobre sobre sobre');
  expect(heard).toEqual([null, 'sobre']);
  history.replaceState(null, '', '/');
});
