import type { Backend } from '@ia/shared-services/backend';
import { bringing, withWork } from '@ia/shared-services/vote-work';

/**
 * Tells the server how many stars a recipe got. It counts one rating per visitor.
 * @returns the totals now
 * @throws BackendError
 */
export const rateRecipe = (backend: Backend, recipeId: string, stars: number) =>
  withWork((work) =>
    backend.run((db) =>
      bringing(work, db.rpc('increment_recipe_rating', { recipe_id: recipeId, rating_value: stars })),
    ),
  );
