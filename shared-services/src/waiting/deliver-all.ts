import { BackendError } from '../backend/index.ts';
import { alone } from '../storage/index.ts';
import { type Booth, deliverWaiting } from '../votes/index.ts';
import { refusedNotice, sentNotice } from './content.ts';
import { isAway } from './is-away.ts';
import { forgetRating, rateRecipe, waitingRatings } from './ratings.ts';
import { forgetSuggestion, keepSuggestion, submitSuggestion, waitingSuggestions } from './suggestions.ts';

/** Sends the suggestions that wait, until the server is found to be away. What it refuses stays, with its reason. */
async function deliverSuggestions({ backend, notify }: Booth): Promise<void> {
  if (!backend) return;
  for (const suggestion of waitingSuggestions()) {
    if (suggestion.refused) continue;
    try {
      await submitSuggestion(backend, suggestion);
      forgetSuggestion(suggestion.receipt);
      notify(sentNotice);
    } catch (error) {
      if (isAway(error)) return;
      const reason = error instanceof BackendError ? error.reason : '';
      keepSuggestion({ ...suggestion, refused: reason || 'refused' });
      notify(refusedNotice(reason));
    }
  }
}

/** The same of stars. What became of them was never told, and is not now. */
async function deliverRatings({ backend, report }: Booth): Promise<void> {
  if (!backend) return;
  for (const { recipeId, stars } of waitingRatings()) {
    try {
      await rateRecipe(backend, recipeId, stars);
    } catch (error) {
      if (isAway(error)) return;
      report(error, { rating: recipeId });
    }
    forgetRating(recipeId);
  }
}

/**
 * Sends everything that waits on this device for a server: votes, suggestions, ratings, one after another, by one tab at a
 * time. Each counts once, however often it is sent: votes and ratings by visitor, suggestions by the receipt. Never rejects.
 */
export async function deliverAll(booth: Booth): Promise<void> {
  await deliverWaiting(booth);
  await alone(async () => {
    await deliverSuggestions(booth);
    await deliverRatings(booth);
  });
}
