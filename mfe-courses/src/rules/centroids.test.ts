import { expect, it } from 'vitest';
import type { Fruit, Group } from '../content/demonstrations/fruit.ts';
import { fruit } from '../content/demonstrations/fruit.ts';
import { trainClassifier } from './centroids.ts';
import { readFeatures, trueLabel } from './fruit.ts';

const train = (examples: Fruit[]) =>
  trainClassifier(examples.map((item) => ({ features: readFeatures(item), label: trueLabel(item) })));
/** Returns the group of each test fruit that gets a wrong label; a group may repeat. */
const misclassifiedGroups = (examples: Fruit[]): Group[] => {
  const guess = train(examples);
  return fruit.tests.filter((item) => guess(readFeatures(item)) !== trueLabel(item)).map(({ kind }) => kind);
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
  expect([...new Set(misclassifiedGroups(fruit.first))]).toEqual(['green']);
  expect(misclassifiedGroups(fruit.first)).toHaveLength(
    fruit.tests.filter(({ kind }) => kind === 'green').length,
  );
});

it('classifier labels every test correctly once the examples include that group', () => {
  expect(misclassifiedGroups([...fruit.first, ...fruit.added])).toEqual([]);
});
