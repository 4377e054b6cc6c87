import type { Principle } from '@ia/shared-services/principles';

type Votes = Pick<Principle, 'id' | 'title' | 'upvotes' | 'downvotes'>;

/** Votes that arrived between two loads of the totals. */
export interface NewVotes<P> {
  /** Number of new votes: at least 1. */
  count: number;
  /** The principle of all of them; undefined if they belong to several. */
  principle?: P;
  /** True if all of them are against it. */
  isAgainst: boolean;
}

/** Compares two loads of the totals. @returns the new votes, or null if there are none. Ignores withdrawn votes. */
export function newVotesBetween<P extends Votes>(
  before: readonly Votes[],
  after: readonly P[],
): NewVotes<P> | null {
  const previous = new Map(before.map((one) => [one.id, one]));
  const rises = after.flatMap((principle) => {
    const { upvotes = 0, downvotes = 0 } = previous.get(principle.id) ?? {};
    const up = Math.max(0, principle.upvotes - upvotes);
    const down = Math.max(0, principle.downvotes - downvotes);
    return up + down > 0 ? [{ principle, up, down }] : [];
  });
  const [first, ...others] = rises;
  if (!first) return null;
  return {
    count: rises.reduce((sum, { up, down }) => sum + up + down, 0),
    principle: others.length === 0 ? first.principle : undefined,
    isAgainst: rises.every(({ up }) => up === 0),
  };
}

/** Hours of the night, local time, in which the screen dims. */
const NIGHT = { from: 22, to: 7 };

export function isNight(date: Date): boolean {
  const hour = date.getHours();
  return hour >= NIGHT.from || hour < NIGHT.to;
}
