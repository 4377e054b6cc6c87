import { expect, it } from 'vitest';
import { RECIPES } from '../built-in-recipes/index.ts';
import { FOLLOW_UPS, PLAIN_ANSWERS } from './index.ts';

const textRecipes = RECIPES.filter(({ type }) => type === 'text');

it('FOLLOW_UPS and PLAIN_ANSWERS have entries only for existing recipes', () => {
  const ids = textRecipes.map(({ id }) => id);
  expect(
    [...Object.keys(FOLLOW_UPS), ...Object.keys(PLAIN_ANSWERS)].filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

// Follow-ups are optional: without them, the page offers a recipe's steps as practice only.
const covered = textRecipes.filter(({ id }) => Object.hasOwn(FOLLOW_UPS, id));

it('FOLLOW_UPS covers at least 90 % of the text recipes', () => {
  expect(covered.length).toBeGreaterThanOrEqual(textRecipes.length * 0.9);
});

it.each(covered.map((recipe) => [recipe.id, recipe] as const))(
  'FOLLOW_UPS of %s has a short and a simple version of each example',
  (id, { fallback_outputs }) => {
    const followUps = FOLLOW_UPS[id] ?? [];
    for (const output of fallback_outputs) {
      const matches = followUps.filter(({ exampleStart }) => output.startsWith(exampleStart));
      expect(matches, output.slice(0, 40)).toHaveLength(1);
      expect(matches[0]?.shorter.length).toBeLessThan(output.length);
      expect(matches[0]?.simpler.length).toBeLessThan(output.length);
      expect(matches[0]?.simpler).not.toBe(matches[0]?.shorter);
    }
  },
);
