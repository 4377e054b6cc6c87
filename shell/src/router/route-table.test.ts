import type { Flags } from '@ia/federation';
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
const { flags: featureFlags } = fakeShell();

it('buildRouteTable omits a route whose flag is off', () => {
  const pathsWith = (flags: Flags) => [
    ...buildRouteTable(registry, { featureFlags: flags, pageThemes: {} }).keys(),
  ];
  expect(pathsWith({ ...featureFlags, enableModeration: false })).toEqual(['/a']);
  expect(pathsWith(featureFlags)).toEqual(['/a', '/b']);
});

it('buildRouteTable takes the theme from the configuration, else from the app, else blue', () => {
  const themes = (pageThemes: Record<string, 'pink'>) =>
    [...buildRouteTable(registry, { featureFlags, pageThemes }).values()].map(({ theme }) => theme);
  expect(themes({})).toEqual(['purple', 'blue']);
  expect(themes({ '/a': 'pink' })).toEqual(['pink', 'blue']);
});
