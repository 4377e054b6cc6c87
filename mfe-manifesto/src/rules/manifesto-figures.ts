import { castVotes, PRINCIPLES, type Principle } from '@ia/shared-services/principles';

/** A number of the statistics. Examples are votes and suggestions of a new site, written by the team. */
interface Figure {
  count: number;
  /** True for an example figure of the team. */
  example: boolean;
}

export interface ManifestoFigures {
  suggestions: Figure;
  principles: number;
  votes: Figure;
}

/** Below this number of votes, one person would move a percentage by 5 points or more: none is shown. */
export const MIN_VOTES_FOR_PERCENT = 20;

const sumVotes = (principles: readonly Principle[]): number =>
  principles.reduce((sum, { upvotes, downvotes }) => sum + upvotes + downvotes, 0);

function withoutExamples(principle: Principle): Principle {
  const { up, down } = castVotes(principle);
  return { ...principle, upvotes: up, downvotes: down, example_upvotes: 0, example_downvotes: 0 };
}

/** 7 suggestions, 6 principles, 83 votes, labelled as examples. */
const STARTING_FIGURES: ManifestoFigures = {
  suggestions: { count: 7, example: true },
  principles: PRINCIPLES.length,
  votes: { count: sumVotes(PRINCIPLES), example: true },
};

/** Up to this number of published suggestions, the starting figure is shown. */
const STARTING_FIGURE_LIMIT = 10;

/** The principles with the votes to sum up: citizens' votes once there is one, the examples before. */
export function withCitizenVotes(principles: readonly Principle[]): readonly Principle[] {
  const citizenPrinciples = principles.map(withoutExamples);
  return sumVotes(citizenPrinciples) > 0 ? citizenPrinciples : principles;
}

/**
 * Figures of the statistics. It returns starting figures for suggestions while at most 10 are published, and for
 * votes until the first citizen's vote; after that, and always on a site without examples, real totals.
 * @param approvedSuggestions published citizens' suggestions, without the team's examples
 */
export function manifestoFigures(
  principles: readonly Principle[],
  approvedSuggestions: number,
): ManifestoFigures {
  if (principles.length === 0) return STARTING_FIGURES;
  const hasExamples = principles.some((one) => one.example_upvotes + one.example_downvotes > 0);
  // A site that removed the examples (deploy/remove-examples.sql) shows real totals from the start.
  const showsRealTotals = approvedSuggestions > STARTING_FIGURE_LIMIT || !hasExamples;
  const citizenVoteCount = sumVotes(principles.map(withoutExamples));
  return {
    suggestions: showsRealTotals
      ? { count: approvedSuggestions, example: false }
      : STARTING_FIGURES.suggestions,
    principles: showsRealTotals ? principles.length : STARTING_FIGURES.principles,
    votes:
      showsRealTotals || citizenVoteCount > 0
        ? { count: citizenVoteCount, example: false }
        : STARTING_FIGURES.votes,
  };
}
