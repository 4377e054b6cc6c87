import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { defineMfe } from '../config/define-mfe.ts';
import type { Kept } from '../config/kept.ts';
import { declaredIn } from '../registry/declared.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import { parseRegistry } from '../registry/schema.ts';
import { keptRows } from './kept-table.ts';

const kept: Kept[] = [
  {
    label: 'Votos <b>',
    purpose: 'Para não votar duas vezes.',
    kind: 'participation',
    keys: [
      { key: 'vote_{id}', merge: { rule: 'here' } },
      { key: 'copies', where: 'caches' },
      // In two memories of the browser, and one name for people.
      { key: 'copies', where: 'sessionStorage' },
    ],
  },
];
const app = {
  name: 'mfe-x',
  owner: 'equipa-x',
  routes: [{ path: '/', page: './src/pages/x', title: 'X' }],
  budget: { js: 1 },
};

it('what an app declares stands in the registry, and in the table of /privacidade/, as text', () => {
  const declared = declaredIn(defineMfe({ ...app, kept }));
  expect(declared.kept).toEqual(kept);
  const registry = parseRegistry(registryOfOne({ routes: [routeTo('/')], ...declared }));
  const rows = keptRows(registry);
  expect(rows).toContain('Votos &lt;b&gt;<br><code>vote_{id}</code>, <code>copies</code></th>');
});

it('an app without declarations has no rows; a broken declaration costs no more than itself', () => {
  expect(declaredIn(defineMfe(app))).toEqual({ flags: {}, settings: {} });
  const before = registryOfOne({ routes: [routeTo('/')] });
  expect(keptRows(readLeniently(before).registry)).toBe('');
  const broken = registryOfOne({ routes: [routeTo('/')], kept: [{ label: 7 }] as never });
  const { registry, problems } = readLeniently(broken);
  expect(registry.apps['mfe-x']?.routes).toHaveLength(1);
  expect(registry.apps['mfe-x']?.kept).toBeUndefined();
  expect(problems.map(({ costs }) => costs)).toEqual(['detail']);
});

it.each([
  ['a rule that nobody knows', { keys: [{ key: 'x', merge: { rule: 'forget' } }] }],
  ['no key', { keys: [] }],
  ['a key with markup', { keys: [{ key: '<x>' }] }],
])('a declaration with %s is refused when it is written', (_, wrong) => {
  expect(() => defineMfe({ ...app, kept: [{ ...kept[0], ...wrong }] as never })).toThrow(/kept\[0\]/);
});
