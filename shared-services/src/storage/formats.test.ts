import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { deviceAtom, deviceStore } from './device-atom.ts';

const KEY = 'promptFactoryPoints';
const firstFormatAtom = () => deviceAtom(KEY, v.pipe(v.number(), v.minValue(0)), 0);
const secondSchema = v.object({ points: v.number(), medals: v.array(v.string()) });
const secondFormatAtom = () =>
  deviceAtom(
    KEY,
    secondSchema,
    { points: 0, medals: [] },
    {
      format: 2,
      migrate: (older, _format, current) => ({
        points: Math.max(v.parse(v.number(), older), current?.points ?? 0),
        medals: current?.medals ?? [],
      }),
    },
  );
/** Simulates a tab of one release: its own atom in its own jotai store. All tabs share localStorage. */
const openTab = <T>(atom: ReturnType<typeof deviceAtom<T>>) => {
  const store = createStore();
  store.sub(atom, () => {});
  return { get: () => store.get(atom), set: (value: T) => store.set(atom, value) };
};

beforeEach(() => localStorage.clear());

it('deviceAtom of two releases in two tabs keeps the data of both (regression: 7 points were lost)', () => {
  const older = openTab(firstFormatAtom());
  older.set(7);
  const newer = openTab(secondFormatAtom());
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
  expect(openTab(secondFormatAtom()).get()).toEqual({ points: 10, medals: ['ouro'] });
});

it('deviceAtom of a newer release finds its data again after a rollback', () => {
  openTab(secondFormatAtom()).set({ points: 5, medals: ['prata'] });
  const olderAfterRollback = openTab(firstFormatAtom());
  expect(olderAfterRollback.get()).toBe(0);
  olderAfterRollback.set(1);
  expect(openTab(secondFormatAtom()).get()).toEqual({ points: 5, medals: ['prata'] });
});

it('deviceAtom returns the fallback for an unreadable value of an older format and does not overwrite it', () => {
  localStorage.setItem(KEY, '{"spoilt":');
  const newer = openTab(secondFormatAtom());
  expect(newer.get()).toEqual({ points: 0, medals: [] });
  newer.set({ points: 1, medals: [] });
  expect(localStorage.getItem(KEY)).toBe('{"spoilt":');
  expect(openTab(secondFormatAtom()).get().points).toBe(1);
  localStorage.setItem(`${KEY}@2`, 'x');
  expect(openTab(secondFormatAtom()).get().points).toBe(0);
});

it('deviceAtom migrates from the newest older format', () => {
  localStorage.setItem('k', '1');
  localStorage.setItem('k@2', '{"value":20,"seen":null}');
  const thirdFormatAtom = deviceAtom('k', v.string(), '', {
    format: 3,
    migrate: (older, format) => `${format}: ${JSON.stringify(older)}`,
  });
  expect(openTab(thirdFormatAtom).get()).toBe('2: 20');
});

it('deviceStore prefixes keys with the app name', () => {
  openTab(deviceStore('mfe-museum').atom('rascunho', v.string(), '')).set('a');
  expect(localStorage.getItem('mfe-museum.rascunho')).toBe('a');
});
