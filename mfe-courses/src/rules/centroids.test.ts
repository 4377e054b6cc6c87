import { expect, it } from 'vitest';
import { fruit } from '../content/demonstrations/fruit.ts';
import { trained } from './centroids.ts';
import { type Fruit, featuresOf, type Group, labelOf } from './fruit.ts';

const learn = (shown: Fruit[]) =>
  trained(shown.map((each) => ({ features: featuresOf(each), label: labelOf(each) })));
const wrong = (shown: Fruit[]): Group[] => {
  const guess = learn(shown);
  return fruit.tests.filter((each) => guess(featuresOf(each)) !== labelOf(each)).map(({ kind }) => kind);
};

it('gives new features the label of the nearest average', () => {
  const guess = trained([
    { features: [0, 0], label: 'a' },
    { features: [0.2, 0], label: 'a' },
    { features: [1, 1], label: 'b' },
  ]);
  expect([guess([0.1, 0.1]), guess([0.9, 0.7])]).toEqual(['a', 'b']);
  expect(trained([])([1])).toBeNull();
});

it('fails the group that was left out, and no other', () => {
  expect(fruit.first.map(({ kind }) => kind)).not.toContain('green');
  expect([...new Set(wrong(fruit.first))]).toEqual(['green']);
  expect(wrong(fruit.first)).toHaveLength(fruit.tests.filter(({ kind }) => kind === 'green').length);
});

it('fails nobody once the group is among the examples', () => {
  expect(wrong([...fruit.first, ...fruit.added])).toEqual([]);
});
