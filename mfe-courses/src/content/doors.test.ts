import { expect, test } from 'vitest';
import { course } from './descobrir-a-ia/course.ts';
import { doors } from './doors.ts';
import { paths } from './learn/learn.ts';

test('every way into a course has a badge that no other has, and says whom it is for', () => {
  const ways = [...paths.flatMap(({ steps }) => steps), ...(course.showcase?.modules ?? [])];
  for (const { to } of ways) expect(doors[to], to).toBeDefined();
  const badges = Object.values(doors).map(({ motif }) => motif);
  expect(new Set(badges).size).toBe(badges.length);
});

test('the audience of a badge is that of its path', () => {
  for (const { title, steps } of paths) for (const { to } of steps) expect(doors[to]?.audience).toBe(title);
});
