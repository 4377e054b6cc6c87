/** The rules of a vote, without storage, network or React. */
import { BackendError } from '../backend/index.ts';
import type { Outcome, Verdict } from '../outbox/index.ts';

/** The choices of each kind of vote, as the device stores them under `vote_{kind}_{id}`. */
export interface Choices {
  principle: 'up' | 'down';
  suggestion: 'true';
}
export type VoteKind = keyof Choices;

export interface VoteTarget {
  kind: VoteKind;
  id: string;
}

/** State of one vote on this device. */
export interface Ballot {
  vote: string | null;
  /** True until the server has confirmed the vote. */
  unsent: boolean;
  /** The count shown when the vote was cast, plus one. 0 once the server's totals include the vote. */
  optimistic: number;
}

export interface Totals {
  upvotes: number;
  downvotes?: number;
}

/** Reason why a vote is reverted. `rate-limited`: a rate limit without a wait time. */
export type Refusal = Exclude<Verdict, 'unavailable'>;

export type VoteEvent =
  /** The visitor votes; `shown` is the count that they see. */
  | { type: 'cast'; vote: string; shown: number }
  /** The server returns the vote that counts: this visitor's first one, possibly cast in another tab. */
  | { type: 'received'; vote: string }
  /** The attempt failed temporarily: the vote stays unsent. */
  | { type: 'postponed' }
  /** The server refused the vote, or the visitor withdrew it. */
  | { type: 'reverted' }
  /** Device storage was read; `optimistic` is null once the vote was sent. */
  | { type: 'stored'; vote: string | null; optimistic: number | null };

/**
 * Device value of an unsent vote: its choice and its optimistic count. Tabs that vote at the same time overwrite
 * each other's keys one by one, so a count that lacks its choice could be read with the other tab's vote.
 */
export const formatUnsentVote = ({ vote, optimistic }: Ballot): string => `${vote}:${optimistic}`;

/** Reads {@link formatUnsentVote}. @returns 0 for the count of another choice or an unreadable value */
export function parseOptimisticCount(value: string, vote: string | null): number {
  const [choice, count] = value.split(':');
  return choice === vote ? Number(count) || 0 : 0;
}

export const NO_VOTE: Ballot = { vote: null, unsent: false, optimistic: 0 };

/** Returns the ballot after an event; the same object when nothing changed. */
export function reduceBallot(ballot: Ballot, event: VoteEvent): Ballot {
  switch (event.type) {
    case 'cast':
      return ballot.vote ? ballot : { vote: event.vote, unsent: true, optimistic: event.shown + 1 };
    case 'received':
      // The ballot has no vote if the device was cleared while the request was in flight.
      return ballot.vote ? { vote: event.vote, unsent: false, optimistic: 0 } : ballot;
    case 'postponed':
      return ballot;
    case 'reverted':
      return NO_VOTE;
    case 'stored': {
      const { vote, optimistic } = event;
      if (!vote) return NO_VOTE;
      const isSameVote = ballot.vote === vote;
      // Another tab sent the vote. The optimistic count stays until the totals arrive on another channel.
      if (optimistic === null)
        return isSameVote && !ballot.unsent
          ? ballot
          : { vote, unsent: false, optimistic: isSameVote ? ballot.optimistic : 0 };
      return isSameVote && ballot.unsent && ballot.optimistic === optimistic
        ? ballot
        : { vote, unsent: true, optimistic };
    }
  }
}

/** Returns the totals to show: `max(server, optimistic)` in the column of this visitor's vote. */
export function shownTotals<T extends Totals>({ vote, optimistic }: Ballot, totals: T): T {
  if (!vote) return totals;
  const column = totalsColumn(vote);
  return { ...totals, [column]: Math.max(totals[column] ?? 0, optimistic) };
}

/** Returns the column of `Totals` that counts a vote. */
export const totalsColumn = (vote: string): 'upvotes' | 'downvotes' =>
  vote === 'down' ? 'downvotes' : 'upvotes';

/** Returns the reason why a vote is reverted; null when it was sent or waits. */
export const toRefusal = ({ verdict, error }: Outcome): Refusal | null =>
  verdict === 'sent' || verdict === 'unavailable' || rateLimitWaitSeconds(error) !== null ? null : verdict;

/** Returns the seconds until a rate limit ends; null for other errors and limits without a wait time. */
export const rateLimitWaitSeconds = (error: unknown): number | null =>
  error instanceof BackendError ? error.wait : null;
