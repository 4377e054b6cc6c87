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
/** A tab with its release. Storage events reach the tabs that did not write. */
const tab = <T>(atom: ReturnType<typeof deviceAtom<T>>) => {
  const store = createStore();
  store.sub(atom, () => {});
  return { get: () => store.get(atom), set: (value: T) => store.set(atom, value) };
};

beforeEach(() => localStorage.clear());

it('two releases in two tabs never destroy what the other keeps (7 points were lost)', () => {
  const older = tab(first());
  older.set(7);
  const newer = tab(second());
  expect(newer.get()).toEqual({ points: 7, medals: [] });

  newer.set({ points: 8, medals: ['ouro'] });
  expect(older.get(), 'the older one has what it knows').toBe(7);
  expect(localStorage.getItem(KEY), 'under its specified name').toBe('7');

  older.set(9);
  expect(newer.get(), 'what the older one earned counts, and nothing is lost by it').toEqual({
    points: 9,
    medals: ['ouro'],
  });
  newer.set({ points: 10, medals: ['ouro'] });
  expect(tab(second()).get()).toEqual({ points: 10, medals: ['ouro'] });
});

it('a release that is taken back and comes again finds its own', () => {
  tab(second()).set({ points: 5, medals: ['prata'] });
  const back = tab(first());
  expect(back.get()).toBe(0);
  back.set(1);
  expect(tab(second()).get()).toEqual({ points: 5, medals: ['prata'] });
});

it('what no release understands costs the value, and is not overwritten', () => {
  localStorage.setItem(KEY, '{"spoilt":');
  const newer = tab(second());
  expect(newer.get()).toEqual({ points: 0, medals: [] });
  newer.set({ points: 1, medals: [] });
  expect(localStorage.getItem(KEY)).toBe('{"spoilt":');
  expect(tab(second()).get().points).toBe(1);
  localStorage.setItem(`${KEY}@2`, 'x');
  expect(tab(second()).get().points).toBe(0);
});

it('reads the newest of the older formats', () => {
  localStorage.setItem('k', '1');
  localStorage.setItem('k@2', '{"value":20,"seen":null}');
  const third = deviceAtom('k', v.string(), '', {
    format: 3,
    migrate: (older, format) => `${format}: ${JSON.stringify(older)}`,
  });
  expect(tab(third).get()).toBe('2: 20');
});

it('a key of an app carries the name of the app', () => {
  tab(deviceStore('mfe-museum').atom('rascunho', v.string(), '')).set('a');
  expect(localStorage.getItem('mfe-museum.rascunho')).toBe('a');
});
