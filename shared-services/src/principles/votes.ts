import type { Principle } from './principle.ts';

type Votes = Pick<Principle, 'upvotes' | 'downvotes' | 'example_upvotes' | 'example_downvotes'>;

/** The votes that people cast, without the starting examples. */
export const castVotes = (principle: Votes): { up: number; down: number } => ({
  up: Math.max(0, principle.upvotes - principle.example_upvotes),
  down: Math.max(0, principle.downvotes - principle.example_downvotes),
});

/** How many of the votes shown are examples. */
export const exampleVotes = (principle: Votes): number =>
  principle.example_upvotes + principle.example_downvotes;

/** Of the votes that people cast, those that count by now; null where nobody says. */
export const countedVotes = ({
  counted_upvotes: up,
  counted_downvotes: down,
}: Pick<Principle, 'counted_upvotes' | 'counted_downvotes'>): { up: number; down: number } | null =>
  up == null || down == null ? null : { up, down };
