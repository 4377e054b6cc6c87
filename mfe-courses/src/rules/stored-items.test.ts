import type { DeviceData } from '@ia/federation';
import { expect, it } from 'vitest';
import { deviceData as ownDeviceData } from '../content/device-data.ts';
import { type DeviceSnapshot, findStoredItems, findUndeclaredKeys } from './stored-items.ts';

const createSnapshot = (
  localStorage: Record<string, string>,
  otherStorages: Partial<DeviceSnapshot> = {},
): DeviceSnapshot => ({
  localStorage: new Map(Object.entries(localStorage)),
  sessionStorage: new Map(),
  indexedDB: new Map(),
  caches: new Map(),
  ...otherStorages,
});
const deviceData: DeviceData[] = [
  ...ownDeviceData.map((item) => ({ app: 'mfe-courses', ...item })),
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
    keys: [{ key: 'site-{id}', storage: 'caches' }],
  },
];

it('findStoredItems lists stored items with amounts, each key once, newer formats included', () => {
  const found = findStoredItems(
    createSnapshot(
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
    [...deviceData, ...deviceData],
  );
  expect(found.map(({ label, amounts }) => [label, ...amounts.map(({ value }) => value)])).toEqual([
    ['Curso «Descobrir a IA»', 45, 3],
    ['Perguntas para rever'],
    ['Votos', 2],
    ['Cópias'],
  ]);
  expect(found.at(-1)?.keys).toEqual([{ storage: 'caches', key: 'site-1' }]);
});

it('findStoredItems ignores empty values and lists invalid ones without an amount', () => {
  const found = findStoredItems(
    createSnapshot({ copilotCoursePoints: '0', msCopilotCoursePoints: '{"spoilt', courseReviews: 'null' }),
    deviceData,
  );
  expect(found.map(({ label, amounts }) => [label, amounts])).toEqual([['Curso «MS Copilot»', []]]);
});

it('findUndeclaredKeys lists only keys that no app declares', () => {
  expect(
    findUndeclaredKeys(createSnapshot({ copilotCoursePoints: '1', vote_a: 'up', other: '1' }), deviceData),
  ).toEqual([{ storage: 'localStorage', key: 'other' }]);
});
