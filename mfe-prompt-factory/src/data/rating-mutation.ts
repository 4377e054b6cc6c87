import type { Backend } from '@ia/shared-services/backend';

/**
 * Tells the server how many stars a recipe got. It counts one rating per visitor.
 * @returns the totals now
 * @throws BackendError
 */
export const rateRecipe = (backend: Backend, recipeId: string, stars: number) =>
  backend.run((db) => db.rpc('increment_recipe_rating', { recipe_id: recipeId, rating_value: stars }));
