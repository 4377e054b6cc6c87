import { expect, it } from 'vitest';
import { type ReviewState, updateReview } from './review.ts';

const start = new Date('2026-11-22T10:00:00Z');
const days = (memory: ReviewState | null, since: Date) =>
  memory && Math.round((Date.parse(memory.due) - since.getTime()) / 86_400_000);

it('Review schedules nothing after a right first answer', async () => {
  expect(await updateReview(null, true, start)).toBeNull();
});

it('Review schedules the next day, then growing intervals until the question is known', async () => {
  let memory = await updateReview(null, false, start);
  expect(days(memory, start)).toBe(1);
  let wait = 0;
  let rounds = 0;
  while (memory && rounds < 20) {
    const now: Date = new Date(memory.due);
    memory = await updateReview(memory, true, now);
    const next = days(memory, now);
    if (next !== null) expect(next).toBeGreaterThan(wait);
    wait = next ?? wait;
    rounds++;
  }
  expect(memory).toBeNull();
  expect(rounds).toBeLessThan(10);
});

it('Review shortens the interval after another wrong answer', async () => {
  const first = await updateReview(null, false, start);
  const later = await updateReview(first, true, new Date(first?.due ?? ''));
  const now = new Date(later?.due ?? '');
  expect(days(await updateReview(later, false, now), now)).toBeLessThanOrEqual(2);
});
