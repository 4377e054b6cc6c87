/**
 * Spaced repetition of answered questions (FSRS), in days: a wrong one returns the next day, a right one after
 * a week. The scheduler loads with the first answer.
 */

import type { CardInput } from 'ts-fsrs';

/**
 * Scheduler state of one question: dates as ISO text, other fields numeric. `due` is the next review date.
 */
export type ReviewState = { due: string } & Record<string, string | number>;

/** An interval of this many days means that the question is known. */
const KNOWN_AFTER_DAYS = 60;

/**
 * Updates the review schedule after an answer.
 * @returns the new state, or null when no further review is needed
 */
export async function updateReview(
  before: ReviewState | null,
  isCorrect: boolean,
  now: Date,
): Promise<ReviewState | null> {
  const { createEmptyCard, fsrs, Rating } = await import('ts-fsrs');
  // Whole days only: FSRS short-term steps are minutes, too short for this page.
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  const card = before === null ? createEmptyCard(now) : (before as unknown as CardInput);
  // FSRS reads «easy» as known before, «good» as learnt now.
  const rightRating = before === null ? Rating.Easy : Rating.Good;
  const { card: next } = scheduler.next(card, now, isCorrect ? rightRating : Rating.Again);
  if (isCorrect && next.scheduled_days >= KNOWN_AFTER_DAYS) return null;
  return JSON.parse(JSON.stringify(next)) as ReviewState;
}
