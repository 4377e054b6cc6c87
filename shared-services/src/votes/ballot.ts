/** The rules of a vote, without storage, network or React. */
import { BackendError } from '../backend/index.ts';

/** What this device knows of one vote. */
export interface Ballot {
  vote: string | null;
  /** The server has not said that it counted it. */
  unsent: boolean;
  /** The count that the vote made when it was cast. The server's is no lower once it knows of the vote. */
  floor: number;
}

export interface Totals {
  upvotes: number;
  downvotes?: number;
}

/**
 * What became of telling the server. `later`: it could not be told. `soon`: so many vote from this connection that it is told
 * again when the limit's window ends. The last three give the vote back; `limited` is a limit that does not say how long.
 */
export type Outcome = 'counted' | 'later' | 'soon' | 'limited' | 'withdrawn' | 'refused';

export type VoteEvent =
  /** The visitor votes; `shown` is the count they see. */
  | { type: 'cast'; vote: string; shown: number }
  /** The server answers with the vote that counts: this visitor's first, perhaps cast in another tab. */
  | { type: 'counted'; vote: string }
  | { type: 'later' }
  | { type: 'given back' }
  /** What device storage holds: when a page opens, and whenever another tab wrote. */
  | { type: 'stored'; vote: string | null; floor: number | null };

export const NO_VOTE: Ballot = { vote: null, unsent: false, floor: 0 };

/** The ballot after an event; the same object when nothing changed. */
export function after(ballot: Ballot, event: VoteEvent): Ballot {
  switch (event.type) {
    case 'cast':
      return ballot.vote ? ballot : { vote: event.vote, unsent: true, floor: event.shown + 1 };
    case 'counted':
      // Nothing is locked any more when the device was cleared meanwhile.
      return ballot.vote ? { vote: event.vote, unsent: false, floor: 0 } : ballot;
    case 'later':
      return ballot;
    case 'given back':
      return NO_VOTE;
    case 'stored': {
      const { vote, floor } = event;
      if (!vote) return NO_VOTE;
      const known = ballot.vote === vote;
      // Another tab sent it: the count stays where it is until the totals, which come another way, are here.
      if (floor === null)
        return known && !ballot.unsent ? ballot : { vote, unsent: false, floor: known ? ballot.floor : 0 };
      return known && ballot.unsent && ballot.floor === floor ? ballot : { vote, unsent: true, floor };
    }
  }
}

/** The totals to show: the server's, and this visitor's vote counted in them exactly once. */
export function shownTotals<T extends Totals>({ vote, floor }: Ballot, totals: T): T {
  if (!vote) return totals;
  const column = columnOf(vote);
  return { ...totals, [column]: Math.max(totals[column] ?? 0, floor) };
}

export const columnOf = (vote: string): 'upvotes' | 'downvotes' =>
  vote === 'down' ? 'downvotes' : 'upvotes';

/** What a failure means for the vote. A server that is away, slow or broken has refused nothing. */
export function outcomeOf(error: unknown): Outcome {
  const kind = error instanceof BackendError ? error.kind : 'server';
  if (kind === 'rate-limited') return waitOf(error) === null ? 'limited' : 'soon';
  if (kind === 'not-found') return 'withdrawn';
  return kind === 'rejected' ? 'refused' : 'later';
}

/** In how many seconds the server takes the vote, where it said so. */
export const waitOf = (error: unknown): number | null => (error instanceof BackendError ? error.wait : null);
