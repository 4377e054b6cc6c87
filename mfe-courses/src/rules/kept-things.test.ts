import type { KeptThing } from '@ia/federation';
import { expect, it } from 'vitest';
import { kept } from '../content/kept.ts';
import { foundOn, type Held, undeclaredOn } from './kept-things.ts';

const held = (localStorage: Record<string, string>, more: Partial<Held> = {}): Held => ({
  localStorage: new Map(Object.entries(localStorage)),
  sessionStorage: new Map(),
  indexedDB: new Map(),
  caches: new Map(),
  ...more,
});
const things: KeptThing[] = [
  ...kept.map((thing) => ({ app: 'mfe-courses', ...thing })),
  {
    app: 'mfe-x',
    label: 'Votos',
    purpose: 'Para não votar duas vezes.',
    kind: 'participation',
    keys: [{ key: 'vote_{id}', amount: { one: 'voto', other: 'votos' } }, { key: 'a.b(c)' }],
  },
  {
    app: 'mfe-x',
    label: 'Cópias',
    purpose: 'Sem rede.',
    kind: 'technical',
    keys: [{ key: 'site-{id}', where: 'caches' }],
  },
];

it('tells what there is and how much, each key once, later formats included', () => {
  const found = foundOn(
    held(
      {
        copilotCoursePoints: '45',
        copilotCoursePointsState: '{"done":[1,2,3]}',
        vote_a: 'up',
        vote_b: 'down',
        'courseReviews@2': '{"value":1}',
        promptFactoryPoints: '3',
      },
      { caches: new Map([['site-1', '']]) },
    ),
    [...things, ...things],
  );
  expect(found.map(({ label, amounts }) => [label, ...amounts.map(({ value }) => value)])).toEqual([
    ['Curso «Descobrir a IA»', 45, 3],
    ['Perguntas para rever'],
    ['Votos', 2],
    ['Cópias'],
  ]);
  expect(found.at(-1)?.keys).toEqual([{ where: 'caches', key: 'site-1' }]);
});

it('an empty value is nothing, and a spoilt one is there without an amount', () => {
  const found = foundOn(
    held({ copilotCoursePoints: '0', msCopilotCoursePoints: '{"spoilt', courseReviews: 'null' }),
    things,
  );
  expect(found.map(({ label, amounts }) => [label, amounts])).toEqual([['Curso «MS Copilot»', []]]);
});

it('what no section declared is named, and nothing else is', () => {
  expect(undeclaredOn(held({ copilotCoursePoints: '1', vote_a: 'up', other: '1' }), things)).toEqual([
    { where: 'localStorage', key: 'other' },
  ]);
});
