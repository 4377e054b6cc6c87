import { exampleVotes, type Principle } from '@ia/shared-services/principles';
import { AzulejoField } from '@ia/shared-ui/azulejo';
import { formatNumber } from '@ia/shared-ui/number';
import { useMemo } from 'react';
import { cocreate } from '../../content/cocreate.ts';
import { withCitizenVotes } from '../../rules/manifesto-figures.ts';
import { buildVoteWall, type VoteWall } from '../../rules/vote-wall.ts';

const t = cocreate.wall;

/** Adds a number of each principle up. */
export const sumVotes = (principles: readonly Principle[], count: (principle: Principle) => number): number =>
  principles.reduce((total, principle) => total + count(principle), 0);

/** The wall with its totals. */
export interface WallFigures extends VoteWall {
  /** Principles with the votes to show: citizens' votes once there is one, the examples before. */
  principles: readonly Principle[];
  hasOnlyExamples: boolean;
  /** Votes to show, without examples once people have voted. */
  up: number;
  down: number;
  /** Example votes: their tiles stay, to keep the wall's size. */
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
}

/** The picture of all votes and suggestions, with the totals as its name. */
export function WallPicture({ wall, suggestions }: WallPictureProps) {
  const { tiles, up, down, examples, hasOnlyExamples } = wall;
  return (
    <AzulejoField
      tiles={tiles}
      label={t.label(
        formatNumber(up),
        formatNumber(down),
        suggestions === undefined ? '' : t.andSuggestions(formatNumber(suggestions)),
        examples > 0 && !hasOnlyExamples ? t.andExamples(formatNumber(examples)) : '',
      )}
    />
  );
}
