import { setHydrating } from '@ia/federation';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceAtom } from './device-atom.ts';

const pointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const createPointsAtom = () => deviceAtom('promptFactoryPoints', pointsSchema, 0);

beforeEach(() => localStorage.clear());

const writeFromAnotherTab = (key: string, newValue: string) => {
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
};

it('deviceAtom reads the value of an earlier visit', () => {
  localStorage.setItem('promptFactoryPoints', '3');
  expect(createStore().get(createPointsAtom())).toBe(3);
});

it('deviceAtom stores numbers and words as plain text', () => {
  const store = createStore();
  const atom = createPointsAtom();
  store.set(atom, 3);
  store.set(atom, (previous) => previous + 1);
  expect(store.get(atom)).toBe(4);
  expect(localStorage.getItem('promptFactoryPoints')).toBe('4');
  store.set(deviceAtom('vote_principle_x', v.nullable(v.picklist(['up', 'down'])), null), 'up');
  expect(localStorage.getItem('vote_principle_x')).toBe('up');
});

it('deviceAtom reads digits as text when the schema is a string', () => {
  localStorage.setItem('name', '42');
  expect(createStore().get(deviceAtom('name', v.string(), ''))).toBe('42');
});

it.each(['NaN', '-1', '{"a":', 'null', ''])(
  'deviceAtom ignores the corrupt value "%s" and logs one warning',
  (corrupt) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('promptFactoryPoints', corrupt);
    const store = createStore();
    const atom = createPointsAtom();
    expect([store.get(atom), store.get(atom)]).toEqual([0, 0]);
    expect(warn).toHaveBeenCalledTimes(1);
    store.set(atom, (previous) => previous + 1);
    expect(store.get(atom)).toBe(1);
  },
);

it('deviceAtom follows other tabs while subscribed, and rereads on resubscription', () => {
  const store = createStore();
  const atom = createPointsAtom();
  const listener = vi.fn();
  const unsubscribe = store.sub(atom, listener);
  writeFromAnotherTab('promptFactoryPoints', '7');
  expect(store.get(atom)).toBe(7);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  writeFromAnotherTab('promptFactoryPoints', '8');
  expect(listener).toHaveBeenCalledTimes(1);
  store.sub(atom, listener);
  expect(store.get(atom)).toBe(8);
});

it('deviceAtom returns to the fallback when storage is cleared', () => {
  const store = createStore();
  const atom = createPointsAtom();
  store.sub(atom, () => {});
  store.set(atom, 9);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.get(atom)).toBe(0);
});

it('deviceAtom keeps the identity of an unchanged list', () => {
  localStorage.setItem('blocks', '[1,2]');
  const store = createStore();
  const atom = deviceAtom('blocks', v.array(v.number()), []);
  const first = store.get(atom);
  store.sub(atom, () => {});
  expect(first).toEqual([1, 2]);
  expect(store.get(atom)).toBe(first);
});

it('deviceAtom returns the fallback during hydration and the stored value afterwards', () => {
  localStorage.setItem('promptFactoryPoints', '3');
  const store = createStore();
  const atom = createPointsAtom();
  setHydrating(true);
  expect(store.get(atom)).toBe(0);
  setHydrating(false);
  store.sub(atom, () => {});
  expect(store.get(atom)).toBe(3);
  setHydrating(true);
  store.set(atom, (previous) => previous + 1);
  setHydrating(false);
  expect(localStorage.getItem('promptFactoryPoints')).toBe('4');
});
