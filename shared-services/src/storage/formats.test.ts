import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { deviceAtom, deviceStore } from './device-atom.ts';

const KEY = 'promptFactoryPoints';
const first = () => deviceAtom(KEY, v.pipe(v.number(), v.minValue(0)), 0);
const schema = v.object({ points: v.number(), medals: v.array(v.string()) });
const second = () =>
  deviceAtom(
    KEY,
    schema,
    { points: 0, medals: [] },
    {
      format: 2,
      migrate: (older, _format, now) => ({
        points: Math.max(v.parse(v.number(), older), now?.points ?? 0),
        medals: now?.medals ?? [],
      }),
    },
  );
/** Simulates a tab with one release. Storage events reach only the tabs that did not write. */
const tab = <T>(atom: ReturnType<typeof deviceAtom<T>>) => {
  const store = createStore();
  store.sub(atom, () => {});
  return { get: () => store.get(atom), set: (value: T) => store.set(atom, value) };
};

beforeEach(() => localStorage.clear());

it('Two releases in two tabs keep each other’s data (regression: 7 points were lost)', () => {
  const older = tab(first());
  older.set(7);
  const newer = tab(second());
  expect(newer.get()).toEqual({ points: 7, medals: [] });

  newer.set({ points: 8, medals: ['ouro'] });
  expect(older.get(), 'the older release keeps its own value').toBe(7);
  expect(localStorage.getItem(KEY), 'stored under the specified key').toBe('7');

  older.set(9);
  expect(newer.get(), 'the newer release merges the points of the older one').toEqual({
    points: 9,
    medals: ['ouro'],
  });
  newer.set({ points: 10, medals: ['ouro'] });
  expect(tab(second()).get()).toEqual({ points: 10, medals: ['ouro'] });
});

it('Release finds its data again after a rollback and a second deployment', () => {
  tab(second()).set({ points: 5, medals: ['prata'] });
  const back = tab(first());
  expect(back.get()).toBe(0);
  back.set(1);
  expect(tab(second()).get()).toEqual({ points: 5, medals: ['prata'] });
});

it('Unreadable value falls back and is not overwritten', () => {
  localStorage.setItem(KEY, '{"spoilt":');
  const newer = tab(second());
  expect(newer.get()).toEqual({ points: 0, medals: [] });
  newer.set({ points: 1, medals: [] });
  expect(localStorage.getItem(KEY)).toBe('{"spoilt":');
  expect(tab(second()).get().points).toBe(1);
  localStorage.setItem(`${KEY}@2`, 'x');
  expect(tab(second()).get().points).toBe(0);
});

it('readFormat migrates from the newest older format', () => {
  localStorage.setItem('k', '1');
  localStorage.setItem('k@2', '{"value":20,"seen":null}');
  const third = deviceAtom('k', v.string(), '', {
    format: 3,
    migrate: (older, format) => `${format}: ${JSON.stringify(older)}`,
  });
  expect(tab(third).get()).toBe('2: 20');
});

it('deviceStore prefixes keys with the app name', () => {
  tab(deviceStore('mfe-museum').atom('rascunho', v.string(), '')).set('a');
  expect(localStorage.getItem('mfe-museum.rascunho')).toBe('a');
});
