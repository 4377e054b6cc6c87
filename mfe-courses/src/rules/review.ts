/** When a question that was answered wrong comes back: FSRS, in days. The scheduler is fetched with the first wrong answer. */

import type { CardInput } from 'ts-fsrs';

/** What the scheduler knows of one question: dates as ISO text, the rest numbers. `due` is when to ask again. */
export type Memory = { due: string } & Record<string, string | number>;

/** Known this long ahead, a question needs no more reviews. */
const ENOUGH_DAYS = 60;

/** @returns the memory after one more answer, or null when the question is known well enough to be left alone */
export async function reviewed(before: Memory | null, right: boolean, now: Date): Promise<Memory | null> {
  if (before === null && right) return null;
  const { createEmptyCard, fsrs, Rating } = await import('ts-fsrs');
  // Whole days only: nobody waits ten minutes on this page.
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  const card = before === null ? createEmptyCard(now) : (before as unknown as CardInput);
  const { card: next } = scheduler.next(card, now, right ? Rating.Good : Rating.Again);
  if (right && next.scheduled_days >= ENOUGH_DAYS) return null;
  return JSON.parse(JSON.stringify(next)) as Memory;
}
