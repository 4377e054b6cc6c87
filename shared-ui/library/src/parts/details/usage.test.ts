// @vitest-environment node
import { expect, test } from 'vitest';
import { readImports } from '../../../scripts/read-imports.ts';
import { readUsage } from '../../../scripts/usage.ts';
import generatedUsage from './usage.generated.json';
import { findUsage, type Usage } from './usage.ts';

test('usage file matches the import graph', async () => {
  expect(await readUsage(), 'Run a build: npx -y pnpm@12 build').toEqual(generatedUsage);
});

test('usage follows a page to its parts, and to lazy parts', () => {
  const { components }: Usage = generatedUsage;
  // mission-1 imports the quiz in src/parts; the landing page imports the carousel with import().
  expect(components.quiz?.Quiz?.routes).toContain('/mission-1');
  expect(findUsage(generatedUsage, 'carousel', ['Carousel']).pages.map(({ title }) => title)).toContain(
    'IA para Todos',
  );
  expect(components['page-header']?.PageHeader).toEqual({ routes: [], shell: true, components: [] });
  expect(components.icon?.Icon?.components).toContain('button');
});

test('readImports reads names of values, re-exports and dynamic imports, and leaves out types', () => {
  const code = `
import type { A } from './types.ts';
import { type B, c } from './c.ts';
import * as d from './d.ts';
import './effect.css';
export { e } from './e.ts';
export type { F } from './f.ts';
const load = () => import('./g.ts');`;
  expect(readImports('x.ts', code)).toEqual([
    { specifier: './c.ts', names: ['c'] },
    { specifier: './d.ts', names: ['*'] },
    { specifier: './e.ts', names: ['e'] },
    { specifier: './g.ts', names: ['*'] },
  ]);
});

const usage: Usage = {
  routes: { '/b': 'Página B', '/a': 'Página A', '/c': 'Página C' },
  components: {
    button: {
      Button: { routes: ['/a', '/b'], shell: false, components: ['card'] },
      LinkButton: { routes: ['/c'], shell: true, components: ['card', 'alert'] },
    },
    carousel: { '*': { routes: ['/a'], shell: false, components: [] } },
  },
};

test('findUsage joins the exports of an entry, with titles in the order of the apps', () => {
  expect(findUsage(usage, 'button', ['Button'])).toEqual({
    pages: [
      { path: '/b', title: 'Página B' },
      { path: '/a', title: 'Página A' },
    ],
    shell: false,
    components: ['card'],
  });
  expect(findUsage(usage, 'button', ['Button', 'LinkButton'])).toMatchObject({
    shell: true,
    components: ['alert', 'card'],
  });
});

test('findUsage counts an import of all exports, and every export for an entry that names none', () => {
  expect(findUsage(usage, 'carousel', ['Carousel']).pages).toEqual([{ path: '/a', title: 'Página A' }]);
  expect(findUsage(usage, 'button', ['Botões']).pages).toHaveLength(3);
  expect(findUsage(usage, 'medal', ['Medal'])).toEqual({ pages: [], shell: false, components: [] });
});
