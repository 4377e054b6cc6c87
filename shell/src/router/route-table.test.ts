import { fakeShell } from '@ia/federation/fake-shell';
import { parseRegistry } from '@ia/federation/registry';
import { expect, it } from 'vitest';
import { buildRouteTable } from './route-table.ts';

const registry = parseRegistry({
  schema: 1,
  shell: { version: '1', base: './' },
  apps: {
    'mfe-manifesto': {
      version: '1',
      owner: 'equipa',
      contract: 1,
      sharedUi: '1',
      base: './m/1/',
      entry: './m/1/remoteEntry.js',
      routes: [
        { path: '/a', title: 'A', theme: 'purple', expose: './a', preload: [], styles: [] },
        { path: '/b', title: 'B', flag: 'enableModeration', expose: './b', preload: [], styles: [] },
      ],
    },
  },
});
const { flags } = fakeShell();

it('leaves out what a flag turns off', () => {
  expect([...buildRouteTable(registry, { ...flags, enableModeration: false }, {}).keys()]).toEqual(['/a']);
  expect([...buildRouteTable(registry, flags, {}).keys()]).toEqual(['/a', '/b']);
});

it('takes the theme from the configuration, then from the app, then blue', () => {
  const themes = (pageThemes: Record<string, 'pink'>) =>
    [...buildRouteTable(registry, flags, pageThemes).values()].map(({ theme }) => theme);
  expect(themes({})).toEqual(['purple', 'blue']);
  expect(themes({ '/a': 'pink' })).toEqual(['pink', 'blue']);
});
