import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { getProgressAtom } from './progress-atom.ts';

beforeEach(() => localStorage.clear());

/** Records the order of storage reads and writes. */
function recordStorageAccess(): string[] {
  const order: string[] = [];
  const { getItem, setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
    order.push(`read ${key}`);
    return getItem.call(this, key);
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    order.push(`write ${key}`);
    setItem.call(this, key, value);
  });
  return order;
}

it('Progress atom reads points before the state and writes them after it, so that a tab that sees the points also sees the groups that earned them', () => {
  const order = recordStorageAccess();
  createStore().set(getProgressAtom('x'), ({ points }) => ({ points: points + 15, done: [1] }));
  expect(order.filter((step) => /x(State)?$/.test(step))).toEqual([
    'read x',
    'read xState',
    'write xState',
    'write x',
  ]);
  expect([localStorage.getItem('x'), localStorage.getItem('xState')]).toEqual(['15', '{"done":[1]}']);
});

it('Progress atom writes nothing when nothing changed, because another tab may be writing', () => {
  const order = recordStorageAccess();
  createStore().set(getProgressAtom('x'), (before) => before);
  expect(order.filter((step) => step.startsWith('write'))).toEqual([]);
});
