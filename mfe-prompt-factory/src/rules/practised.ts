import type { Category, Choices, Recipe } from '@ia/shared-services/recipes';

export interface Practised {
  themes: Category[];
  /** How many different recipes. */
  recipes: number;
  /** How many prompts say something in the visitor's own words. */
  ownWords: number;
  /** The first theme that is still new; null when none is. */
  next: Category | null;
}

interface Made {
  recipeId: string;
  choices: Choices;
}

/** What somebody has practised, from the prompts that their device keeps; null when there is nothing to say. */
export function practised(
  made: readonly Made[],
  { categories, recipes }: { categories: readonly Category[]; recipes: readonly Recipe[] },
): Practised | null {
  const used = new Set(made.map(({ recipeId }) => recipeId));
  const known = recipes.filter(({ id }) => used.has(id));
  if (known.length === 0) return null;
  const isUsed = ({ id }: Category) => known.some(({ categoryId }) => categoryId === id);
  const hasRecipes = ({ id }: Category) => recipes.some(({ categoryId }) => categoryId === id);
  return {
    themes: categories.filter(isUsed),
    recipes: known.length,
    ownWords: made.filter(({ choices }) => Object.values(choices).some(({ own }) => own)).length,
    next: categories.find((category) => !isUsed(category) && hasRecipes(category)) ?? null,
  };
}
