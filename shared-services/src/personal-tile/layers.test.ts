import type { DeviceData } from '@ia/federation';
import { expect, it } from 'vitest';
import { layersOf } from './layers.ts';

// Tests which layers of the visitor's tile («O meu azulejo») the stored data of a device earn. Two apps
// declare five layers in localStorage.
const LAYER = { hint: 'Faça-o.', address: '/ali' };
const DECLARATIONS: DeviceData[] = [
  {
    app: 'mfe-a',
    label: 'Cursos',
    purpose: 'Para continuar.',
    kind: 'progress',
    keys: ['curso1', 'curso2'].map((key) => ({
      key,
      layers: [
        { name: 'Um bloco', field: 'done', ...LAYER },
        { name: 'Um curso', field: 'finishedOn', ...LAYER },
      ],
    })),
  },
  {
    app: 'mfe-b',
    label: 'Votos',
    purpose: 'Para não votar duas vezes.',
    kind: 'participation',
    keys: [
      { key: 'vote_{id}', layers: [{ name: 'Um voto', ...LAYER }] },
      { key: 'points', layers: [{ name: 'Um ponto', ...LAYER }] },
      { key: 'tab', storage: 'sessionStorage', layers: [{ name: 'Do separador', ...LAYER }] },
      { key: 'sent', layers: [{ name: 'Um envio', field: 'received', ...LAYER }] },
      { key: 'nothing-of-the-tile' },
    ],
  },
];
const earnedNames = (stored: Record<string, string>) =>
  layersOf(DECLARATIONS, new Map(Object.entries(stored))).flatMap((layer) =>
    layer.isEarned ? layer.name : [],
  );

it('layersOf lists each layer once, in the order of declaration', () => {
  expect(layersOf(DECLARATIONS, new Map())).toEqual(
    ['Um bloco', 'Um curso', 'Um voto', 'Um ponto', 'Um envio'].map((name) => ({
      name,
      ...LAYER,
      isEarned: false,
    })),
  );
});

it.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, []],
  ['an opened course', { curso1: '{"done":[]}' }, []],
  ['a block of the second course', { curso2: '{"done":[1]}' }, ['Um bloco']],
  ['a whole course', { curso1: '{"done":[1,2],"finishedOn":"2026-11-22"}' }, ['Um bloco', 'Um curso']],
  ['blocks of two courses', { curso1: '{"done":[1]}', curso2: '{"done":[1]}' }, ['Um bloco']],
  ['two votes', { vote_a: 'up', vote_b: 'down' }, ['Um voto']],
  ['a vote that waits', { unsent_vote_a: 'up' }, []],
  ['no points', { points: '0' }, []],
  ['a point', { points: '1' }, ['Um ponto']],
  ['a sent item that was not received', { sent: '[{"received":false}]' }, []],
  ['one of two received', { sent: '[{"received":false},{"received":true}]' }, ['Um envio']],
  ['sessionStorage data under a localStorage name', { tab: '1' }, []],
  ['an undeclared key', { other: '1' }, []],
  ['corrupt values', { curso1: '{"done":', curso2: 'null' }, []],
  ['a later format', { 'curso1@2': '{"value":{"done":[1]},"seen":1}' }, ['Um bloco']],
])('layersOf on a device with %s', (_, stored, expected) => expect(earnedNames(stored)).toEqual(expected));
