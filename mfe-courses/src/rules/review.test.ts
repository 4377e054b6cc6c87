import { expect, it } from 'vitest';
import { type ReviewState, updateReview } from './review.ts';

const start = new Date('2026-11-22T10:00:00Z');
const daysUntilDue = (state: ReviewState | null, since: Date) =>
  state && Math.round((Date.parse(state.due) - since.getTime()) / 86_400_000);

it('Review schedules a right first answer after a week, then once more at most', async () => {
  const first = await updateReview(null, true, start);
  expect(daysUntilDue(first, start)).toBeGreaterThanOrEqual(7);
  const second = await updateReview(first, true, new Date(first?.due ?? ''));
  const third = second && (await updateReview(second, true, new Date(second.due)));
  expect(third).toBeNull();
});

it('Review schedules the next day, then growing intervals until the question is known', async () => {
  let state = await updateReview(null, false, start);
  expect(daysUntilDue(state, start)).toBe(1);
  let wait = 0;
  let rounds = 0;
  while (state && rounds < 20) {
    const now: Date = new Date(state.due);
    state = await updateReview(state, true, now);
    const next = daysUntilDue(state, now);
    if (next !== null) expect(next).toBeGreaterThan(wait);
    wait = next ?? wait;
    rounds++;
  }
  expect(state).toBeNull();
  expect(rounds).toBeLessThan(10);
});

it('Review shortens the interval after another wrong answer', async () => {
  const first = await updateReview(null, false, start);
  const later = await updateReview(first, true, new Date(first?.due ?? ''));
  const now = new Date(later?.due ?? '');
  expect(daysUntilDue(await updateReview(later, false, now), now)).toBeLessThanOrEqual(2);
});
