import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import openDocument from './open-document.ts';

/** Calls that the script makes, in order. */
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  document.documentElement.dataset.documents = '/curso /museu/obras';
  vi.stubGlobal('stop', () => calls.push('stop'));
});
afterEach(() => {
  delete document.documentElement.dataset.documents;
  vi.unstubAllGlobals();
});

/** Runs the script on the main page at a hash. @returns its calls */
function runAt(hash: string, state: unknown = null): string[] {
  const replaceState = vi.fn((newState, _, address) =>
    calls.push(`entry ${JSON.stringify(newState)} ${address}`),
  );
  vi.stubGlobal('history', { state, replaceState });
  vi.stubGlobal('location', {
    hash,
    replace: (address: string) => calls.push(`replace ${address}`),
    reload: () => calls.push('reload'),
  });
  openDocument();
  return calls;
}

it.each([
  ['#/curso', './curso/#/curso'],
  ['#/curso/', './curso/#/curso/'],
  ['#/curso?bloco=2#notas', './curso/#/curso?bloco=2#notas'],
  ['#/curso%23notas', './curso/#/curso%23notas'],
  ['#/museu/obras', './museu/obras/#/museu/obras'],
])('openDocument replaces the main page at %s by %s', (hash, address) => {
  expect(runAt(hash)).toEqual(['stop', `replace ${address}`]);
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
  expect(runAt(hash)).toEqual([]);
});

it('openDocument reloads an entry with state, so that the state stays', () => {
  const state = { entry: 'a', route: { path: '/curso', query: {}, anchor: null } };
  expect(runAt('#/curso', state)).toEqual([
    'stop',
    `entry ${JSON.stringify(state)} ./curso/#/curso`,
    'reload',
  ]);
});

it('openDocument stays on a main page without prerendered routes', () => {
  delete document.documentElement.dataset.documents;
  expect(runAt('#/curso')).toEqual([]);
});
