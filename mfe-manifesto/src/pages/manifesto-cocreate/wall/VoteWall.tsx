import type { Principle } from '@ia/shared-services/principles';
import { exampleVotes } from '@ia/shared-services/principles';
import { AzulejoField } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { formatNumber } from '@ia/shared-ui/number';
import { Tag } from '@ia/shared-ui/tag';
import { useMemo } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { withCitizenVotes } from '../../../rules/manifesto-figures.ts';
import { buildVoteWall } from '../../../rules/vote-wall.ts';
import { PrintPoster } from './PrintPoster.tsx';
import { Figures, Legend, WallContainer } from './VoteWall.styles.ts';

const t = cocreate.wall;

interface VoteWallProps {
  principles: readonly Principle[];
  /** Published suggestions, including the team's examples. */
  suggestions: number;
  /** Number of the team's example suggestions. */
  exampleSuggestions: number;
  /** True while totals load: all tiles are unglazed, and the final height is reserved. */
  isLoading?: boolean;
}

const sum = (principles: readonly Principle[], count: (principle: Principle) => number) =>
  principles.reduce((total, principle) => total + count(principle), 0);

/**
 * Wall of azulejo tiles, one for perTile vote and suggestion (or for ten or a hundred votes), and its totals as a
 * table.
 */
export function VoteWall({ principles, suggestions, exampleSuggestions, isLoading = false }: VoteWallProps) {
  const { tiles, perTile, looks } = useMemo(() => {
    const wall = buildVoteWall(principles, suggestions);
    return isLoading ? { ...wall, tiles: wall.tiles.map((tile) => ({ ...tile, unglazed: true })) } : wall;
  }, [principles, suggestions, isLoading]);
  // Example tiles stay, to keep the wall's height. Once people have voted, the sums exclude examples.
  const citizenPrinciples = withCitizenVotes(principles);
  const examples = sum(principles, exampleVotes);
  const hasOnlyExamples = citizenPrinciples === principles;
  const [up, down] = [
    sum(citizenPrinciples, ({ upvotes }) => upvotes),
    sum(citizenPrinciples, ({ downvotes }) => downvotes),
  ];
  const picture = (
    <AzulejoField
      tiles={tiles}
      label={t.label(
        formatNumber(up),
        formatNumber(down),
        formatNumber(suggestions),
        examples > 0 && !hasOnlyExamples ? t.andExamples(formatNumber(examples)) : '',
      )}
    />
  );
  return (
    <WallContainer aria-busy={isLoading}>
      {picture}
      <Container>
        <Legend>
          {t.legend(formatNumber(perTile), perTile)}{' '}
          {examples > 0 && (
            <>
              <Tag tone="info">{t.example}</Tag> {t.examples(formatNumber(examples))}
            </>
          )}
        </Legend>
        <details>
          <summary>{t.table}</summary>
          <Figures>
            <caption>{t.caption(hasOnlyExamples)}</caption>
            <thead>
              <tr>
                <th scope="col">{t.principle}</th>
                <th scope="col">{t.up}</th>
                <th scope="col">{t.down}</th>
              </tr>
            </thead>
            <tbody>
              {citizenPrinciples.map(({ id, title, upvotes, downvotes }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  <td>{formatNumber(upvotes)}</td>
                  <td>{formatNumber(downvotes)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t.all}</th>
                <td>{formatNumber(up)}</td>
                <td>{formatNumber(down)}</td>
              </tr>
            </tfoot>
          </Figures>
          <p>
            {t.suggestions(formatNumber(suggestions))}{' '}
            {exampleSuggestions > 0 && t.exampleSuggestions(formatNumber(exampleSuggestions))}
          </p>
        </details>
        {!isLoading && (
          <PrintPoster
            wall={{
              count: tiles.length,
              perTile,
              looks,
              principles,
              suggestions,
              exampleSuggestions,
              up: sum(principles, ({ upvotes }) => upvotes),
              down: sum(principles, ({ downvotes }) => downvotes),
              examples,
            }}
          >
            {picture}
          </PrintPoster>
        )}
      </Container>
    </WallContainer>
  );
}
