import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { describe, expect, it } from 'vitest';
import { summarizePractice } from './practice-summary.ts';

const catalogue = {
  categories: CATEGORIES,
  recipes: RECIPES.map((recipe) => ({ ...recipe, total_score: 0, vote_count: 0 })),
};
const firstRecipeId = (theme: number) =>
  catalogue.recipes.find(({ categoryId }) => categoryId === CATEGORIES[theme]?.id)?.id ?? '';
const storedPrompt = (recipeId: string, own = false) => ({
  recipeId,
  choices: { tema: { value: 'x', own } },
});

describe('summarizePractice', () => {
  it('returns null without prompts, and ignores removed recipes', () => {
    expect(summarizePractice([], catalogue)).toBeNull();
    expect(summarizePractice([storedPrompt('ja-nao-existe')], catalogue)).toBeNull();
  });

  it('counts recipes and own text, lists each theme once and suggests a new one', () => {
    const prompts = [
      storedPrompt(firstRecipeId(1)),
      storedPrompt(firstRecipeId(0), true),
      storedPrompt(firstRecipeId(0), true),
    ];
    expect(summarizePractice(prompts, catalogue)).toEqual({
      themes: [CATEGORIES[0], CATEGORIES[1]],
      recipes: 2,
      ownTextCount: 2,
      next: CATEGORIES[2],
    });
  });

  it('suggests nothing when every theme was practised', () => {
    const prompts = CATEGORIES.map((_, theme) => storedPrompt(firstRecipeId(theme)));
    expect(summarizePractice(prompts, catalogue)).toMatchObject({
      themes: CATEGORIES,
      next: null,
      ownTextCount: 0,
    });
  });
});
