import { expect, it } from 'vitest';
import { isNight, newVotesBetween } from './live-wall.ts';

const principle = (id: string, upvotes: number, downvotes = 0) => ({ id, title: id, upvotes, downvotes });

it('newVotesBetween names the principle and side of new votes', () => {
  const before = [principle('literacia', 3), principle('bem-comum', 5, 1)];
  expect(newVotesBetween(before, before)).toBeNull();
  const one = principle('bem-comum', 5, 2);
  expect(newVotesBetween(before, [principle('literacia', 3), one])).toEqual({
    count: 1,
    principle: one,
    isAgainst: true,
  });
});

it('newVotesBetween adds votes on several principles up, and names none', () => {
  const before = [principle('literacia', 3), principle('bem-comum', 5, 1)];
  expect(newVotesBetween(before, [principle('literacia', 5), principle('bem-comum', 5, 2)])).toEqual({
    count: 3,
    principle: undefined,
    isAgainst: false,
  });
});

it('newVotesBetween ignores withdrawn votes', () => {
  const before = [principle('literacia', 3), principle('bem-comum', 5, 1)];
  expect(newVotesBetween(before, [principle('literacia', 2), principle('bem-comum', 5)])).toBeNull();
});

it('isNight is true from 22:00 to 6:59', () => {
  const at = (time: string) => isNight(new Date(`2026-11-27T${time}`));
  expect([at('21:59'), at('22:00'), at('00:30'), at('06:59'), at('07:00'), at('12:00')]).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});
