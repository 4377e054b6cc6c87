import { expect, it } from 'vitest';
import { RECIPES } from '../built-in-recipes/index.ts';
import { FOLLOW_UPS, PLAIN_ANSWERS } from './index.ts';

const texts = RECIPES.filter(({ type }) => type === 'text');

it('belong to recipes that there are', () => {
  const ids = texts.map(({ id }) => id);
  expect(
    [...Object.keys(FOLLOW_UPS), ...Object.keys(PLAIN_ANSWERS)].filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

// A recipe may come without: it is one file, and of its steps the page says that they can only be practised.
const followed = texts.filter(({ id }) => Object.hasOwn(FOLLOW_UPS, id));

it('belong to nine recipes of ten at least', () => {
  expect(followed.length).toBeGreaterThanOrEqual(texts.length * 0.9);
});

it.each(followed.map((recipe) => [recipe.id, recipe] as const))(
  '%s has a short and a simple version of each of its examples',
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
