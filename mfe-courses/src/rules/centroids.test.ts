import { expect, it } from 'vitest';
import type { Fruit, Group } from '../content/demonstrations/fruit.ts';
import { fruit } from '../content/demonstrations/fruit.ts';
import { trainClassifier } from './centroids.ts';
import { featuresOf, labelOf } from './fruit.ts';

const learn = (shown: Fruit[]) =>
  trainClassifier(shown.map((each) => ({ features: featuresOf(each), label: labelOf(each) })));
const wrong = (shown: Fruit[]): Group[] => {
  const guess = learn(shown);
  return fruit.tests.filter((each) => guess(featuresOf(each)) !== labelOf(each)).map(({ kind }) => kind);
};

it('classifier gives new features the label of the nearest average', () => {
  const guess = trainClassifier([
    { features: [0, 0], label: 'a' },
    { features: [0.2, 0], label: 'a' },
    { features: [1, 1], label: 'b' },
  ]);
  expect([guess([0.1, 0.1]), guess([0.9, 0.7])]).toEqual(['a', 'b']);
  expect(trainClassifier([])([1])).toBeNull();
});

it('classifier misclassifies only the group left out of the examples', () => {
  expect(fruit.first.map(({ kind }) => kind)).not.toContain('green');
  expect([...new Set(wrong(fruit.first))]).toEqual(['green']);
  expect(wrong(fruit.first)).toHaveLength(fruit.tests.filter(({ kind }) => kind === 'green').length);
});

it('classifier labels every test correctly once the examples include that group', () => {
  expect(wrong([...fruit.first, ...fruit.added])).toEqual([]);
});
