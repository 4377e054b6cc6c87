import { PRINCIPLES, type Principle } from '@ia/shared-services/principles';

export interface ManifestoFigures {
  suggestions: number;
  principles: number;
  votes: number;
  /** False while the figures are the movement's starting ones. */
  live: boolean;
}

const votesOf = (principles: readonly Principle[]): number =>
  principles.reduce((sum, { upvotes, downvotes }) => sum + upvotes + downvotes, 0);

/** 7 suggestions, 6 principles, 83 votes (specification §9). */
const STARTING: ManifestoFigures = {
  suggestions: 7,
  principles: PRINCIPLES.length,
  votes: votesOf(PRINCIPLES),
  live: false,
};

/** The starting figures while at most 10 suggestions are published, the real ones above that (decision 10). */
export function manifestoFigures(
  principles: readonly Principle[],
  approvedSuggestions: number,
): ManifestoFigures {
  if (approvedSuggestions <= 10 || principles.length === 0) return STARTING;
  return {
    suggestions: approvedSuggestions,
    principles: principles.length,
    votes: votesOf(principles),
    live: true,
  };
}
