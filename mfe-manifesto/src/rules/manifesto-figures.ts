import { castVotes, PRINCIPLES, type Principle } from '@ia/shared-services/principles';

export interface ManifestoFigures {
  suggestions: number;
  principles: number;
  votes: number;
  /** False while the figures are the starting examples. */
  live: boolean;
}

const shownVotes = (principles: readonly Principle[]): number =>
  principles.reduce((sum, { upvotes, downvotes }) => sum + upvotes + downvotes, 0);

const votesCast = (principles: readonly Principle[]): number =>
  principles.map(castVotes).reduce((sum, { up, down }) => sum + up + down, 0);

/** 7 suggestions, 6 principles, 83 votes (specification §9): examples, and called so. */
const STARTING: ManifestoFigures = {
  suggestions: 7,
  principles: PRINCIPLES.length,
  votes: shownVotes(PRINCIPLES),
  live: false,
};

/**
 * The starting figures while at most 10 suggestions are published, what people did above that (decisions 10, 35).
 * @param approvedSuggestions published ones of citizens, without the team's examples
 */
export function manifestoFigures(
  principles: readonly Principle[],
  approvedSuggestions: number,
): ManifestoFigures {
  if (approvedSuggestions <= 10 || principles.length === 0) return STARTING;
  return {
    suggestions: approvedSuggestions,
    principles: principles.length,
    votes: votesCast(principles),
    live: true,
  };
}
