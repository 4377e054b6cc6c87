import { exampleVotes, type Principle } from '@ia/shared-services/principles';
import { AzulejoField } from '@ia/shared-ui/azulejo';
import { formatNumber } from '@ia/shared-ui/number';
import { useMemo } from 'react';
import { cocreate } from '../../content/cocreate.ts';
import { withCitizenVotes } from '../../rules/manifesto-figures.ts';
import { buildVoteWall, type VoteWall } from '../../rules/vote-wall.ts';

const t = cocreate.wall;

/** Sum of one count over all principles, such as the votes in favour. */
export const sumVotes = (principles: readonly Principle[], count: (principle: Principle) => number): number =>
  principles.reduce((total, principle) => total + count(principle), 0);

/** The wall with its totals. */
export interface WallFigures extends VoteWall {
  /** Principles with the votes to show: citizens' votes once there is one, the examples before. */
  principles: readonly Principle[];
  hasOnlyExamples: boolean;
  /** True while totals load. */
  isLoading: boolean;
  /** Votes to show, without examples once people have voted. */
  up: number;
  down: number;
  /** Example votes, which no visitor cast. Their tiles stay, to keep the wall's size. */
  examples: number;
}

/**
 * Computes the wall and its totals.
 * @param suggestions published suggestions, including the team's examples; undefined until they are loaded
 * @param isLoading true while totals load: all tiles are unglazed, and the final size is reserved
 */
export function useVoteWall(
  principles: readonly Principle[],
  suggestions: number | undefined,
  isLoading: boolean,
): WallFigures {
  return useMemo(() => {
    const wall = buildVoteWall(principles, suggestions ?? 0);
    const citizenPrinciples = withCitizenVotes(principles);
    return {
      ...wall,
      tiles: isLoading ? wall.tiles.map((tile) => ({ ...tile, unglazed: true })) : wall.tiles,
      principles: citizenPrinciples,
      isLoading,
      hasOnlyExamples: citizenPrinciples === principles && sumVotes(principles, exampleVotes) > 0,
      up: sumVotes(citizenPrinciples, ({ upvotes }) => upvotes),
      down: sumVotes(citizenPrinciples, ({ downvotes }) => downvotes),
      examples: sumVotes(principles, exampleVotes),
    };
  }, [principles, suggestions, isLoading]);
}

interface WallPictureProps {
  wall: WallFigures;
  /** Published suggestions, including the team's examples; undefined until they are loaded. */
  suggestions: number | undefined;
  /** Number of the team's example suggestions. */
  exampleSuggestions: number;
  /** Number of unglazed (clay) tiles at the end, for votes to come. Default: one. */
  places?: number;
}

/** The picture of all votes and suggestions. Its name states the totals of citizens and, separately, of examples. */
export function WallPicture({ wall, suggestions = 0, exampleSuggestions, places }: WallPictureProps) {
  const { tiles, up, down, examples, hasOnlyExamples, isLoading } = wall;
  const published = suggestions - exampleSuggestions;
  const label = t.label(
    hasOnlyExamples ? t.noVotes : t.votes(formatNumber(up), formatNumber(down)),
    published > 0 ? t.andSuggestions(formatNumber(published)) : '',
    examples + exampleSuggestions > 0 ? t.andExamples(examples, exampleSuggestions) : '',
  );
  return <AzulejoField tiles={tiles} places={places} label={isLoading ? t.loading : label} />;
}
