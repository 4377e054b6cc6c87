import { expect, it } from 'vitest';
import { BackendError, type BackendErrorKind } from '../backend/index.ts';
import { after, type Ballot, NO_VOTE, outcomeOf, shownTotals, type VoteEvent } from './ballot.ts';

/** What a page shows at each step: events of the vote, and numbers for totals that arrive from the server. */
function shown(steps: (VoteEvent | number)[], from: { ballot?: Ballot; upvotes?: number } = {}): number[] {
  let { ballot = NO_VOTE, upvotes = 16 } = from;
  return steps.map((step) => {
    if (typeof step === 'number') upvotes = step;
    else ballot = after(ballot, step);
    return shownTotals(ballot, { upvotes, downvotes: 1 }).upvotes;
  });
}

const cast = { type: 'cast', vote: 'up', shown: 16 } as const;
const counted = { type: 'counted', vote: 'up' } as const;
const later = { type: 'later' } as const;
const back = { type: 'given back' } as const;
const stored = (vote: string | null, floor: number | null) => ({ type: 'stored', vote, floor }) as const;

it.each<[string, (VoteEvent | number)[], number[]]>([
  ['online: counted at once, and once', [cast, 17, counted], [17, 17, 17]],
  ['the answer brings the votes of others with it', [cast, 21, counted], [17, 21, 21]],
  [
    'the totals are loaded anew before the answer, and have the vote already',
    [cast, 17, 17, counted],
    [17, 17, 17, 17],
  ],
  ['the totals are loaded anew before the server knew of it', [cast, 16, 17, counted], [17, 17, 17, 17]],
  [
    'offline, then online: it stays, others vote meanwhile',
    [cast, later, 18, 19, counted],
    [17, 17, 18, 19, 19],
  ],
  ['refused: given back', [cast, back], [17, 16]],
  ['limit reached after others voted: given back', [cast, 18, back], [17, 18, 18]],
  ['a second press does nothing', [cast, { ...cast, shown: 17 }], [17, 17]],
  ['another tab votes and sends it', [stored('up', 17), stored('up', null), 17], [17, 17, 17]],
  ['another tab votes; its totals come first', [stored('up', 17), 17, stored('up', null)], [17, 17, 17]],
  ['another tab votes and is refused', [stored('up', 17), stored(null, null)], [17, 16]],
  ['a vote of an earlier visit', [stored('up', null)], [16]],
  [
    'an unsent vote of an earlier visit that the server has counted: its answer was lost',
    [stored('up', 17), 17, counted],
    [17, 17, 17],
  ],
  [
    'the device is cleared while the vote is on its way',
    [cast, stored(null, null), 17, counted],
    [17, 16, 17, 17],
  ],
])('%s', (_, steps, expected) => {
  expect(shown(steps)).toEqual(expected);
});

it('locks, and takes over the vote that the server counts: the first one, cast in another tab', () => {
  const mine = after(NO_VOTE, { type: 'cast', vote: 'down', shown: 1 });
  expect(mine).toEqual({ vote: 'down', unsent: true, floor: 2 });
  expect(shownTotals(mine, { upvotes: 16, downvotes: 1 })).toEqual({ upvotes: 16, downvotes: 2 });
  const answered = after(mine, counted);
  expect(answered.vote).toBe('up');
  expect(shownTotals(answered, { upvotes: 17, downvotes: 1 })).toEqual({ upvotes: 17, downvotes: 1 });
});

it('is the same object when nothing changed', () => {
  const waiting = after(NO_VOTE, cast);
  for (const event of [cast, later, stored('up', 17)]) expect(after(waiting, event)).toBe(waiting);
  const done = after(waiting, counted);
  expect(after(done, stored('up', null))).toBe(done);
});

it.each<[BackendErrorKind, string]>([
  ['offline', 'later'],
  ['timeout', 'later'],
  ['server', 'later'],
  ['rate-limited', 'limited'],
  ['not-found', 'withdrawn'],
  ['rejected', 'refused'],
])('%s means %s', (kind, outcome) => {
  expect(outcomeOf(new BackendError(kind, 0, ''))).toBe(outcome);
});

it.each([40, 3600, 80_000])('queues the vote when a limit ends in %i seconds', (wait) => {
  expect(outcomeOf(new BackendError('rate-limited', 429, '', { wait }))).toBe('soon');
});

it('keeps the vote when the failure is our own', () => {
  expect(outcomeOf(new TypeError('oops'))).toBe('later');
});
