import { setTakingOver } from '@ia/federation';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceAtom } from './device-atom.ts';

const points = v.pipe(v.number(), v.integer(), v.minValue(0));
const newPoints = () => deviceAtom('promptFactoryPoints', points, 0);

beforeEach(() => localStorage.clear());

const fromAnotherTab = (key: string, newValue: string) => {
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
};

it('starts from what an earlier visit left', () => {
  localStorage.setItem('promptFactoryPoints', '3');
  expect(createStore().get(newPoints())).toBe(3);
});

it('stores a number as its digits and a word as itself', () => {
  const store = createStore();
  const atom = newPoints();
  store.set(atom, 3);
  store.set(atom, (previous) => previous + 1);
  expect(store.get(atom)).toBe(4);
  expect(localStorage.getItem('promptFactoryPoints')).toBe('4');
  store.set(deviceAtom('vote_principle_x', v.nullable(v.picklist(['up', 'down'])), null), 'up');
  expect(localStorage.getItem('vote_principle_x')).toBe('up');
});

it('reads text that looks like a number as text when the schema says so', () => {
  localStorage.setItem('name', '42');
  expect(createStore().get(deviceAtom('name', v.string(), ''))).toBe('42');
});

it.each(['NaN', '-1', '{"a":', 'null', ''])(
  'ignores the corrupt value "%s" with one line in the log',
  (corrupt) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('promptFactoryPoints', corrupt);
    const store = createStore();
    const atom = newPoints();
    expect([store.get(atom), store.get(atom)]).toEqual([0, 0]);
    expect(warn).toHaveBeenCalledTimes(1);
    store.set(atom, (previous) => previous + 1);
    expect(store.get(atom)).toBe(1);
  },
);

it('follows another tab while it is shown, and catches up when it is shown again', () => {
  const store = createStore();
  const atom = newPoints();
  const seen = vi.fn();
  const stop = store.sub(atom, seen);
  fromAnotherTab('promptFactoryPoints', '7');
  expect(store.get(atom)).toBe(7);
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
  fromAnotherTab('promptFactoryPoints', '8');
  expect(seen).toHaveBeenCalledTimes(1);
  store.sub(atom, seen);
  expect(store.get(atom)).toBe(8);
});

it('returns to the beginning when the device is cleared', () => {
  const store = createStore();
  const atom = newPoints();
  store.sub(atom, () => {});
  store.set(atom, 9);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.get(atom)).toBe(0);
});

it('keeps the identity of a list that did not change', () => {
  localStorage.setItem('blocks', '[1,2]');
  const store = createStore();
  const atom = deviceAtom('blocks', v.array(v.number()), []);
  const first = store.get(atom);
  store.sub(atom, () => {});
  expect(first).toEqual([1, 2]);
  expect(store.get(atom)).toBe(first);
});

it('shows what the device keeps once a first view in the document is taken over, and not while it is', () => {
  localStorage.setItem('promptFactoryPoints', '3');
  const store = createStore();
  const atom = newPoints();
  setTakingOver(true);
  expect(store.get(atom)).toBe(0);
  setTakingOver(false);
  store.sub(atom, () => {});
  expect(store.get(atom)).toBe(3);
  setTakingOver(true);
  store.set(atom, (previous) => previous + 1);
  setTakingOver(false);
  expect(localStorage.getItem('promptFactoryPoints')).toBe('4');
});
