import { castVotes, PRINCIPLES, type Principle } from '@ia/shared-services/principles';

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

const shownVotes = (principles: readonly Principle[]): number =>
  principles.reduce((sum, { upvotes, downvotes }) => sum + upvotes + downvotes, 0);

function withoutExamples(principle: Principle): Principle {
  const { up, down } = castVotes(principle);
  return { ...principle, upvotes: up, downvotes: down, example_upvotes: 0, example_downvotes: 0 };
}

/** 7 suggestions, 6 principles, 83 votes (specification §9), labelled as examples. */
const STARTING: ManifestoFigures = {
  suggestions: { count: 7, example: true },
  principles: PRINCIPLES.length,
  votes: { count: shownVotes(PRINCIPLES), example: true },
};

/** Up to this many published suggestions, the starting figure is shown. */
const FEW = 10;

/** The principles with the votes to sum up: citizens' votes once there is one, the examples before. */
export function withCitizenVotes(principles: readonly Principle[]): readonly Principle[] {
  const ofPeople = principles.map(withoutExamples);
  return shownVotes(ofPeople) > 0 ? ofPeople : principles;
}

/**
 * Starting figures: for suggestions while at most 10 are published, for votes until the first citizen's vote. Real
 * totals after that (decisions 10, 35), and always on a site without examples.
 * @param approvedSuggestions published citizens' suggestions, without the team's examples
 */
export function manifestoFigures(
  principles: readonly Principle[],
  approvedSuggestions: number,
): ManifestoFigures {
  if (principles.length === 0) return STARTING;
  const hasExamples = principles.some((one) => one.example_upvotes + one.example_downvotes > 0);
  // A site that removed the examples (deploy/remove-examples.sql) shows real totals from the start.
  const many = approvedSuggestions > FEW || !hasExamples;
  const cast = shownVotes(principles.map(withoutExamples));
  return {
    suggestions: many ? { count: approvedSuggestions, example: false } : STARTING.suggestions,
    principles: many ? principles.length : STARTING.principles,
    votes: many || cast > 0 ? { count: cast, example: false } : STARTING.votes,
  };
}
