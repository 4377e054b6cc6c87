import { castVotes, PRINCIPLES, type Principle } from '@ia/shared-services/principles';

interface Figure {
  count: number;
  /** A starting figure of the team: nobody did that. */
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

/** 7 suggestions, 6 principles, 83 votes (specification §9): examples, and called so. */
const STARTING: ManifestoFigures = {
  suggestions: { count: 7, example: true },
  principles: PRINCIPLES.length,
  votes: { count: shownVotes(PRINCIPLES), example: true },
};

/** Published suggestions of citizens up to which their number is the starting one. */
const FEW = 10;

/**
 * The principles with the votes that the page sums up: those of people, as soon as there is one, and the starting examples
 * before that.
 */
export function withPeoplesVotes(principles: readonly Principle[]): readonly Principle[] {
  const ofPeople = principles.map(withoutExamples);
  return shownVotes(ofPeople) > 0 ? ofPeople : principles;
}

/**
 * The starting figure of suggestions while at most 10 are published, and of votes until somebody votes; then what people
 * did (decisions 10, 35). Without examples, what people did.
 * @param approvedSuggestions published ones of citizens, without the team's examples
 */
export function manifestoFigures(
  principles: readonly Principle[],
  approvedSuggestions: number,
): ManifestoFigures {
  if (principles.length === 0) return STARTING;
  const hasExamples = principles.some((one) => one.example_upvotes + one.example_downvotes > 0);
  // A site that removed the examples (deploy/remove-examples.sql) has true numbers from the first.
  const many = approvedSuggestions > FEW || !hasExamples;
  const cast = shownVotes(principles.map(withoutExamples));
  return {
    suggestions: many ? { count: approvedSuggestions, example: false } : STARTING.suggestions,
    principles: many ? principles.length : STARTING.principles,
    votes: many || cast > 0 ? { count: cast, example: false } : STARTING.votes,
  };
}
