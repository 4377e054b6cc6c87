import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { describe, expect, it } from 'vitest';
import { practised } from './practised.ts';

const catalogue = {
  categories: CATEGORIES,
  recipes: RECIPES.map((recipe) => ({ ...recipe, total_score: 0, vote_count: 0 })),
};
const first = (theme: number) =>
  catalogue.recipes.find(({ categoryId }) => categoryId === CATEGORIES[theme]?.id)?.id ?? '';
const made = (recipeId: string, own = false) => ({ recipeId, choices: { tema: { value: 'x', own } } });

describe('what was practised', () => {
  it('is nothing before the first prompt, and of a recipe that is gone', () => {
    expect(practised([], catalogue)).toBeNull();
    expect(practised([made('ja-nao-existe')], catalogue)).toBeNull();
  });

  it('names themes once, counts recipes and own words, and what is still new', () => {
    const all = [made(first(1)), made(first(0), true), made(first(0), true)];
    expect(practised(all, catalogue)).toEqual({
      themes: [CATEGORIES[0], CATEGORIES[1]],
      recipes: 2,
      ownWords: 2,
      next: CATEGORIES[2],
    });
  });

  it('suggests nothing when no theme is new', () => {
    const all = CATEGORIES.map((_, theme) => made(first(theme)));
    expect(practised(all, catalogue)).toMatchObject({ themes: CATEGORIES, next: null, ownWords: 0 });
  });
});
