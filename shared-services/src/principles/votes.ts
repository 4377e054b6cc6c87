import type { Principle } from './principle.ts';

/*
 * Vote counts of a principle. The server receives a vote at once, and counts it after checks against abuse
 * (`private.count_votes()`). Example votes come with a new installation; no visitor cast them.
 */
type Votes = Pick<Principle, 'upvotes' | 'downvotes' | 'example_upvotes' | 'example_downvotes'>;

/** Returns the received votes, without the examples of a new installation. */
export const castVotes = (principle: Votes): { up: number; down: number } => ({
  up: Math.max(0, principle.upvotes - principle.example_upvotes),
  down: Math.max(0, principle.downvotes - principle.example_downvotes),
});

/** Returns the number of example votes. */
export const exampleVotes = (principle: Votes): number =>
  principle.example_upvotes + principle.example_downvotes;

/** Returns the cast votes counted so far; null when the server does not count them. */
export const countedVotes = ({
  counted_upvotes: up,
  counted_downvotes: down,
}: Pick<Principle, 'counted_upvotes' | 'counted_downvotes'>): { up: number; down: number } | null =>
  up == null || down == null ? null : { up, down };
