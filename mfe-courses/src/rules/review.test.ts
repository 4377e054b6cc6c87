import { expect, it } from 'vitest';
import { type Memory, reviewed } from './review.ts';

const start = new Date('2026-11-22T10:00:00Z');
const days = (memory: Memory | null, since: Date) =>
  memory && Math.round((Date.parse(memory.due) - since.getTime()) / 86_400_000);

it('leaves alone what was right at once', async () => {
  expect(await reviewed(null, true, start)).toBeNull();
});

it('asks again the next day, then later and later, until it is known', async () => {
  let memory = await reviewed(null, false, start);
  expect(days(memory, start)).toBe(1);
  let wait = 0;
  let rounds = 0;
  while (memory && rounds < 20) {
    const now: Date = new Date(memory.due);
    memory = await reviewed(memory, true, now);
    const next = days(memory, now);
    if (next !== null) expect(next).toBeGreaterThan(wait);
    wait = next ?? wait;
    rounds++;
  }
  expect(memory).toBeNull();
  expect(rounds).toBeLessThan(10);
});

it('comes back sooner after another wrong answer', async () => {
  const first = await reviewed(null, false, start);
  const later = await reviewed(first, true, new Date(first?.due ?? ''));
  const now = new Date(later?.due ?? '');
  expect(days(await reviewed(later, false, now), now)).toBeLessThanOrEqual(2);
});
