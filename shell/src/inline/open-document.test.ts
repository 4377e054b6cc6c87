import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import openDocument from './open-document.ts';

const steps: string[] = [];

beforeEach(() => {
  steps.length = 0;
  document.documentElement.dataset.documents = '/curso /museu/obras';
  vi.stubGlobal('stop', () => steps.push('stop'));
});
afterEach(() => {
  delete document.documentElement.dataset.documents;
  vi.unstubAllGlobals();
});

/** Opens the main page at an address. @returns what the script did */
function openAt(hash: string, state: unknown = null): string[] {
  const replaceState = vi.fn((kept, _, address) => steps.push(`entry ${JSON.stringify(kept)} ${address}`));
  vi.stubGlobal('history', { state, replaceState });
  vi.stubGlobal('location', {
    hash,
    replace: (address: string) => steps.push(`replace ${address}`),
    reload: () => steps.push('reload'),
  });
  openDocument();
  return steps;
}

it.each([
  ['#/curso', './curso/#/curso'],
  ['#/curso/', './curso/#/curso/'],
  ['#/curso?bloco=2#notas', './curso/#/curso?bloco=2#notas'],
  ['#/curso%23notas', './curso/#/curso%23notas'],
  ['#/museu/obras', './museu/obras/#/museu/obras'],
])('openDocument replaces the main page at %s by %s', (hash, address) => {
  expect(openAt(hash)).toEqual(['stop', `replace ${address}`]);
});

it.each([
  '',
  '#',
  '#/',
  '#about',
  '#curso',
  '#/moderacao',
  '#/curso/notas',
  '#//ia.example/curso',
  '#/curso.',
])('openDocument stays on the main page at "%s"', (hash) => {
  expect(openAt(hash)).toEqual([]);
});

it('openDocument reloads an entry with state, so that the state stays', () => {
  const state = { entry: 'a', route: { path: '/curso', query: {}, anchor: null } };
  expect(openAt('#/curso', state)).toEqual([
    'stop',
    `entry ${JSON.stringify(state)} ./curso/#/curso`,
    'reload',
  ]);
});

it('openDocument stays on a main page without prerendered routes', () => {
  delete document.documentElement.dataset.documents;
  expect(openAt('#/curso')).toEqual([]);
});
