import type { Backend } from '../backend/index.ts';
import { deviceKeys, readDevice, removeDevice, subscribeDevice, writeDevice } from '../storage/index.ts';
import { bringing, withWork } from '../vote-work/index.ts';

const PREFIX = 'unsent_rating_';

/** Writes stars down before the server is told of them. */
export const keepRating = (recipeId: string, stars: number): void =>
  void writeDevice(PREFIX + recipeId, String(stars));
export const forgetRating = (recipeId: string): void => removeDevice(PREFIX + recipeId);
export const subscribeRating = (recipeId: string, listener: () => void): (() => void) =>
  subscribeDevice(PREFIX + recipeId, listener);

export const waitingRatings = (): { recipeId: string; stars: number }[] =>
  deviceKeys(PREFIX).map((key) => ({
    recipeId: key.slice(PREFIX.length),
    stars: Number(readDevice(key)) || 0,
  }));

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
