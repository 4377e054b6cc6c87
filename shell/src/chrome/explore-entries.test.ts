import { readSiteConfig } from '@ia/federation/config';
import { fakeShell } from '@ia/federation/fake-shell';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { buildRouteTable } from '../router/route-table.ts';
import { exploreEntries } from './explore-entries.ts';

const registry = parseRegistry(
  registryOfOne({
    routes: [
      routeTo('/', { menu: { label: 'Página Principal', order: 9 } }),
      routeTo('/arquivo'),
      routeTo('/aprender', {
        menu: { label: 'Aprender', order: 1 },
        description: 'Todos os cursos. Escolha um.',
        theme: 'green',
      }),
      routeTo('/manifesto', {
        menu: { label: 'Co-criar o Manifesto', order: 3 },
        flag: 'enableManifestoCoCreation',
      }),
    ],
  }),
);
const entriesWith = (featureFlags: object) => {
  const shell = fakeShell({ route: { path: '/aprender', query: {}, anchor: null } });
  return exploreEntries(buildRouteTable(registry, readSiteConfig({ featureFlags })), shell);
};

it('exploreEntries lists routes with a menu entry in their order, with the first sentence of their description', () => {
  const entries = entriesWith({});
  expect(entries.map(({ label }) => label)).toEqual(['Aprender', 'Co-criar o Manifesto', 'Página Principal']);
  expect(entries[0]).toEqual({
    path: '/aprender',
    label: 'Aprender',
    description: 'Todos os cursos.',
    href: '#/aprender',
    current: true,
    theme: 'green',
  });
});

it('exploreEntries omits a route whose flag is off', () => {
  const labels = entriesWith({ enableManifestoCoCreation: false }).map(({ label }) => label);
  expect(labels).toEqual(['Aprender', 'Página Principal']);
});
