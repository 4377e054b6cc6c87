import type { BackendError } from '../backend/index.ts';
import { defineOutbox, type OutboxContext, rateLimitOf } from '../outbox/index.ts';
import { deliverUnsentVotes } from '../votes/index.ts';
import { refusedSuggestionNotice, sentSuggestionNotice } from './content.ts';
import { ratings } from './ratings.ts';
import {
  forgetSuggestion,
  readUnsentSuggestion,
  SUGGESTION_PREFIX,
  storeSuggestion,
  submitSuggestion,
} from './suggestions.ts';

/** Rate limits last at most a day. A later time was stored while the device's clock was wrong. */
const MAX_RATE_LIMIT_MS = 25 * 60 * 60_000;

/** Outbox of suggestions. A refused one stays stored, so that its author can change it. */
const suggestions = defineOutbox({
  prefix: SUGGESTION_PREFIX,
  read: readUnsentSuggestion,
  isDue({ refused, rateLimit }) {
    const wait = (rateLimit?.until ?? 0) - Date.now();
    return !refused && (wait <= 0 || wait > MAX_RATE_LIMIT_MS);
  },
  send: (suggestion, backend) => submitSuggestion(backend, suggestion),
  onOutcome(suggestion, outcome, { notify }) {
    if (outcome.verdict === 'sent') {
      forgetSuggestion(suggestion.receipt);
      return notify(sentSuggestionNotice);
    }
    if (outcome.verdict === 'unavailable') return;
    const rateLimit = rateLimitOf(outcome.error);
    if (rateLimit) return void storeSuggestion({ ...suggestion, rateLimit });
    const { reason } = outcome.error as BackendError;
    storeSuggestion({ ...suggestion, refused: reason || 'refused' });
    notify(refusedSuggestionNotice(reason));
  },
});

/**
 * Sends all waiting items, and rate-limited suggestions when their limits end. Never rejects. The shell
 * calls it on every page (`sendUnsent`).
 */
export async function deliverAll(context: OutboxContext): Promise<void> {
  await deliverUnsentVotes(context);
  await suggestions.deliverDue(context);
  await ratings.deliverDue(context);
  deliverWhenDue(context);
}

/** Maximum random delay. It prevents all devices behind one connection from sending in the same second. */
const MAX_RANDOM_DELAY_MS = 20_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Schedules `deliverAll` for the end of the next rate limit. If this document closes before, the next page
 * sends.
 */
export function deliverWhenDue(context: OutboxContext): void {
  clearTimeout(timer);
  const nextDue = Math.min(
    ...suggestions.ids().flatMap((receipt) => {
      const { refused, rateLimit } = readUnsentSuggestion(receipt) ?? {};
      return refused || !rateLimit ? [] : rateLimit.until;
    }),
  );
  if (!Number.isFinite(nextDue)) return;
  timer = setTimeout(
    () => void deliverAll(context),
    Math.min(Math.max(0, nextDue - Date.now()), MAX_RATE_LIMIT_MS) + Math.random() * MAX_RANDOM_DELAY_MS,
  );
}

/** Sends a rate-limited suggestion immediately, at its author's request. */
export async function deliverNow(receipt: string, context: OutboxContext): Promise<void> {
  await suggestions.deliver(receipt, context);
  deliverWhenDue(context);
}
