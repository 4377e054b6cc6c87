import { expect, it } from 'vitest';
import { RECIPES } from '../built-in-recipes/index.ts';
import { FOLLOW_UPS, PLAIN_ANSWERS } from './index.ts';

const texts = RECIPES.filter(({ type }) => type === 'text');

it('FOLLOW_UPS and PLAIN_ANSWERS have entries only for existing recipes', () => {
  const ids = texts.map(({ id }) => id);
  expect(
    [...Object.keys(FOLLOW_UPS), ...Object.keys(PLAIN_ANSWERS)].filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

// Follow-ups are optional: without them, the page offers a recipe's steps as practice only.
const followed = texts.filter(({ id }) => Object.hasOwn(FOLLOW_UPS, id));

it('FOLLOW_UPS covers at least 90 % of the text recipes', () => {
  expect(followed.length).toBeGreaterThanOrEqual(texts.length * 0.9);
});

it.each(followed.map((recipe) => [recipe.id, recipe] as const))(
  '%s has a short and a simple version of each example',
  (id, { fallback_outputs }) => {
    const written = FOLLOW_UPS[id] ?? [];
    for (const output of fallback_outputs) {
      const mine = written.filter(({ of }) => output.startsWith(of));
      expect(mine, output.slice(0, 40)).toHaveLength(1);
      expect(mine[0]?.shorter.length).toBeLessThan(output.length);
      expect(mine[0]?.simpler.length).toBeLessThan(output.length);
      expect(mine[0]?.simpler).not.toBe(mine[0]?.shorter);
    }
  },
);
