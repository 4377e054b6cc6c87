import type { Category, Choices, Recipe } from '@ia/shared-services/recipes';

export interface Practice {
  themes: Category[];
  /** Number of different recipes. */
  recipes: number;
  /** Number of prompts with the visitor's own text. */
  ownTextCount: number;
  /** The first theme not practised yet, or null. */
  next: Category | null;
}

interface StoredPrompt {
  recipeId: string;
  choices: Choices;
}

/** Summarises the recipes and themes (categories) of the stored prompts; null without any known recipe. */
export function summarizePractice(
  prompts: readonly StoredPrompt[],
  { categories, recipes }: { categories: readonly Category[]; recipes: readonly Recipe[] },
): Practice | null {
  const usedIds = new Set(prompts.map(({ recipeId }) => recipeId));
  const practised = recipes.filter(({ id }) => usedIds.has(id));
  if (practised.length === 0) return null;
  const isUsed = ({ id }: Category) => practised.some(({ categoryId }) => categoryId === id);
  const hasRecipes = ({ id }: Category) => recipes.some(({ categoryId }) => categoryId === id);
  return {
    themes: categories.filter(isUsed),
    recipes: practised.length,
    ownTextCount: prompts.filter(({ choices }) => Object.values(choices).some(({ own }) => own)).length,
    next: categories.find((category) => !isUsed(category) && hasRecipes(category)) ?? null,
  };
}
