import { BackendError } from '../backend/index.ts';
import { alone } from '../storage/index.ts';
import { type Booth, deliverWaiting } from '../votes/index.ts';
import { refusedNotice, sentNotice } from './content.ts';
import { heldBy } from './held.ts';
import { isAway } from './is-away.ts';
import { forgetRating, rateRecipe, waitingRatings } from './ratings.ts';
import {
  forgetSuggestion,
  keepSuggestion,
  submitSuggestion,
  type WaitingSuggestion,
  waitingSuggestions,
} from './suggestions.ts';

/** No limit lasts longer than a day: a later time was written while the device's clock was wrong. */
const LONGEST_MS = 25 * 60 * 60_000;

function isDue({ refused, held }: WaitingSuggestion): boolean {
  const wait = (held?.until ?? 0) - Date.now();
  return !refused && (wait <= 0 || wait > LONGEST_MS);
}

/**
 * Sends the suggestions that wait, until the server is found to be away. What it refuses stays, with its reason; what reaches
 * a rate limit stays until its window ends.
 * @param asked receipt of one that its author sends before that
 */
async function deliverSuggestions({ backend, notify }: Booth, asked?: string): Promise<void> {
  if (!backend) return;
  for (const suggestion of waitingSuggestions()) {
    if (suggestion.receipt !== asked && !isDue(suggestion)) continue;
    try {
      await submitSuggestion(backend, suggestion);
      forgetSuggestion(suggestion.receipt);
      notify(sentNotice);
    } catch (error) {
      const held = heldBy(error);
      if (held) {
        keepSuggestion({ ...suggestion, held });
        continue;
      }
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
 * time, and what a rate limit holds back when its window ends. Each counts once, however often it is sent: votes and ratings
 * by visitor, suggestions by the receipt. Never rejects.
 */
export async function deliverAll(booth: Booth): Promise<void> {
  await deliverWaiting(booth);
  await alone(async () => {
    await deliverSuggestions(booth);
    await deliverRatings(booth);
  });
  deliverWhenDue(booth);
}

/** Not everyone behind one connection at the same second. */
const SPREAD_MS = 20_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what a rate limit holds back once its window ends, for as long as this document is open. Later, the next page does. */
export function deliverWhenDue(booth: Booth): void {
  clearTimeout(timer);
  const next = Math.min(
    ...waitingSuggestions().flatMap(({ refused, held }) => (refused || !held ? [] : held.until)),
  );
  if (!Number.isFinite(next)) return;
  timer = setTimeout(
    () => void deliverAll(booth),
    Math.max(0, next - Date.now()) + Math.random() * SPREAD_MS,
  );
}

/** Sends a suggestion that is held back at once, because its author asks for it. */
export async function deliverNow(receipt: string, booth: Booth): Promise<void> {
  await alone(() => deliverSuggestions(booth, receipt));
  deliverWhenDue(booth);
}
