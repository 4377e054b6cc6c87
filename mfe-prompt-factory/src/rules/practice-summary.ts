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

interface Made {
  recipeId: string;
  choices: Choices;
}

/** Summarises practice from the stored prompts; null without any. */
export function summarizePractice(
  made: readonly Made[],
  { categories, recipes }: { categories: readonly Category[]; recipes: readonly Recipe[] },
): Practice | null {
  const used = new Set(made.map(({ recipeId }) => recipeId));
  const known = recipes.filter(({ id }) => used.has(id));
  if (known.length === 0) return null;
  const isUsed = ({ id }: Category) => known.some(({ categoryId }) => categoryId === id);
  const hasRecipes = ({ id }: Category) => recipes.some(({ categoryId }) => categoryId === id);
  return {
    themes: categories.filter(isUsed),
    recipes: known.length,
    ownTextCount: made.filter(({ choices }) => Object.values(choices).some(({ own }) => own)).length,
    next: categories.find((category) => !isUsed(category) && hasRecipes(category)) ?? null,
  };
}
