import { defineOutbox, type OutboxContext } from '../outbox/index.ts';
import { attachProof, withProofOfWork } from '../proof-of-work/index.ts';
import { readDevice, removeDevice, subscribeDevice, writeDevice } from '../storage/index.ts';

const RATING_PREFIX = 'unsent_rating_';

/** Outbox of recipe ratings. The server counts one rating per visitor and recipe. */
export const ratings = defineOutbox({
  prefix: RATING_PREFIX,
  read: (recipe_id) => ({ recipe_id, rating_value: Number(readDevice(RATING_PREFIX + recipe_id)) || 0 }),
  send: (rating, backend) =>
    withProofOfWork((work) =>
      backend.run((db) => attachProof(work, db.rpc('increment_recipe_rating', rating))),
    ),
  onOutcome({ recipe_id }, outcome, { report }) {
    if (outcome.verdict === 'unavailable' || outcome.verdict === 'rate-limited') return;
    if (outcome.verdict !== 'sent') report(outcome.error, { rating: recipe_id });
    removeDevice(RATING_PREFIX + recipe_id);
  },
});

/** Stores a rating of one to five stars and sends it. Never rejects. @returns the recipe's totals, if sent */
export function rateRecipe(recipeId: string, stars: number, context: OutboxContext) {
  writeDevice(RATING_PREFIX + recipeId, String(stars));
  return ratings.deliver(recipeId, context);
}

/**
 * Notifies when a recipe's rating is stored or removed, in this tab or another.
 * @returns the unsubscribe function
 */
export const subscribeRating = (recipeId: string, listener: () => void): (() => void) =>
  subscribeDevice(RATING_PREFIX + recipeId, listener);
