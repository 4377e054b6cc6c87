import { expect, it } from 'vitest';
import { BackendError, type BackendErrorKind } from '../backend/index.ts';
import { classifyError } from '../outbox/index.ts';
import { type Ballot, NO_VOTE, reduceBallot, shownTotals, toRefusal, type VoteEvent } from './vote-state.ts';

/**
 * Returns the upvotes that a page shows after each step.
 * @param steps events of the vote, or numbers: upvotes received from the server
 */
function shownUpvotes(
  steps: (VoteEvent | number)[],
  initial: { ballot?: Ballot; upvotes?: number } = {},
): number[] {
  let { ballot = NO_VOTE, upvotes = 16 } = initial;
  return steps.map((step) => {
    if (typeof step === 'number') upvotes = step;
    else ballot = reduceBallot(ballot, step);
    return shownTotals(ballot, { upvotes, downvotes: 1 }).upvotes;
  });
}

const cast = { type: 'cast', vote: 'up', shown: 16 } as const;
const received = { type: 'received', vote: 'up' } as const;
const postponed = { type: 'postponed' } as const;
const reverted = { type: 'reverted' } as const;
const stored = (vote: string | null, optimistic: number | null) =>
  ({ type: 'stored', vote, optimistic }) as const;

it.each<[string, (VoteEvent | number)[], number[]]>([
  ['shownTotals counts an online vote immediately and once', [cast, 17, received], [17, 17, 17]],
  ['shownTotals includes votes of others from the answer', [cast, 21, received], [17, 21, 21]],
  [
    'shownTotals does not add the vote twice when reloaded totals include it before the answer',
    [cast, 17, 17, received],
    [17, 17, 17, 17],
  ],
  ['shownTotals adds the vote to reloaded totals that lack it', [cast, 16, 17, received], [17, 17, 17, 17]],
  [
    'shownTotals keeps an offline vote while others vote',
    [cast, postponed, 18, 19, received],
    [17, 17, 18, 19, 19],
  ],
  ['shownTotals reverts a refused vote', [cast, reverted], [17, 16]],
  ['shownTotals keeps the votes of others when a vote is reverted', [cast, 18, reverted], [17, 18, 18]],
  ['reduceBallot ignores a second vote', [cast, { ...cast, shown: 17 }], [17, 17]],
  ['shownTotals counts the vote of another tab', [stored('up', 17), stored('up', null), 17], [17, 17, 17]],
  [
    'shownTotals counts the vote of another tab once when its totals arrive first',
    [stored('up', 17), 17, stored('up', null)],
    [17, 17, 17],
  ],
  ['shownTotals reverts a refused vote of another tab', [stored('up', 17), stored(null, null)], [17, 16]],
  ['shownTotals adds nothing for a sent vote of an earlier visit', [stored('up', null)], [16]],
  [
    'shownTotals does not add an unsent vote of an earlier visit twice when its answer was lost',
    [stored('up', 17), 17, received],
    [17, 17, 17],
  ],
  [
    'shownTotals drops a vote when the device is cleared while the request is in flight',
    [cast, stored(null, null), 17, received],
    [17, 16, 17, 17],
  ],
])('%s', (_, steps, expected) => {
  expect(shownUpvotes(steps)).toEqual(expected);
});

it('reduceBallot locks a vote until the server returns an earlier vote of another tab', () => {
  const ownBallot = reduceBallot(NO_VOTE, { type: 'cast', vote: 'down', shown: 1 });
  expect(ownBallot).toEqual({ vote: 'down', unsent: true, optimistic: 2 });
  expect(shownTotals(ownBallot, { upvotes: 16, downvotes: 1 })).toEqual({ upvotes: 16, downvotes: 2 });
  const answered = reduceBallot(ownBallot, received);
  expect(answered.vote).toBe('up');
  expect(shownTotals(answered, { upvotes: 17, downvotes: 1 })).toEqual({ upvotes: 17, downvotes: 1 });
});

it('reduceBallot returns the same object when nothing changed', () => {
  const waiting = reduceBallot(NO_VOTE, cast);
  for (const event of [cast, postponed, stored('up', 17)]) expect(reduceBallot(waiting, event)).toBe(waiting);
  const done = reduceBallot(waiting, received);
  expect(reduceBallot(done, stored('up', null))).toBe(done);
});

const errorToRefusal = (error: unknown) => toRefusal({ verdict: classifyError(error), error });

it.each<[BackendErrorKind, string | null]>([
  ['offline', null],
  ['timeout', null],
  ['server', null],
  ['rate-limited', 'rate-limited'],
  ['not-found', 'withdrawn'],
  ['rejected', 'refused'],
])('toRefusal maps %s to %s', (kind, refusal) => {
  expect(errorToRefusal(new BackendError(kind, 0, ''))).toBe(refusal);
});

it.each([40, 3600, 80_000])('toRefusal returns null for a rate limit that ends in %i seconds', (wait) => {
  expect(errorToRefusal(new BackendError('rate-limited', 429, '', { wait }))).toBeNull();
});

it('toRefusal returns null for an error of the client', () => {
  expect(errorToRefusal(new TypeError('oops'))).toBeNull();
});
