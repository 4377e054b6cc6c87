import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { Container } from '@ia/shared-ui/container';
import { formatNumber } from '@ia/shared-ui/number';
import { cocreate } from '../../../content/cocreate.ts';
import { sumVotes, useVoteWall, WallPicture } from '../../../parts/wall/WallPicture.tsx';
import { PrintPoster } from './PrintPoster.tsx';
import { Figures, Legend, PosterRow, WallContainer } from './VoteWall.styles.ts';

const t = cocreate.wall;

interface VoteWallProps {
  principles: readonly Principle[];
  /** Published suggestions, including the team's examples; undefined until they are loaded. */
  suggestions: number | undefined;
  /** Number of the team's example suggestions. */
  exampleSuggestions: number;
  /** True while totals load: all tiles are unglazed (clay), and the final height is reserved. */
  isLoading?: boolean;
}

/**
 * Wall of azulejo tiles, one for each vote and suggestion or for several of them, and its totals as a table.
 */
export function VoteWall({ principles, suggestions, exampleSuggestions, isLoading = false }: VoteWallProps) {
  const liveWall = useShell().href('/parede-ao-vivo');
  const wall = useVoteWall(principles, suggestions, isLoading);
  const { tiles, perTile, looks, up, down, examples, hasOnlyExamples } = wall;
  const picture = { wall, suggestions, exampleSuggestions };
  return (
    <WallContainer aria-busy={isLoading}>
      <WallPicture {...picture} />
      <Container>
        <Legend>
          {t.legend(formatNumber(perTile), perTile)} {examples > 0 && t.examples(formatNumber(examples))}
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
              {wall.principles.map(({ id, title, upvotes, downvotes }) => (
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
          {suggestions !== undefined && (
            <p>
              {t.suggestions(formatNumber(suggestions))}{' '}
              {exampleSuggestions > 0 && t.exampleSuggestions(formatNumber(exampleSuggestions))}
            </p>
          )}
        </details>
        <PosterRow>
          {!isLoading && suggestions !== undefined && (
            <PrintPoster
              wall={{
                count: tiles.length,
                perTile,
                looks,
                principles,
                suggestions,
                exampleSuggestions,
                up: sumVotes(principles, ({ upvotes }) => upvotes),
                down: sumVotes(principles, ({ downvotes }) => downvotes),
                examples,
              }}
            >
              {(places) => <WallPicture {...picture} places={places} />}
            </PrintPoster>
          )}
        </PosterRow>
        {liveWall && (
          <p>
            <a href={liveWall}>{t.live}</a>
          </p>
        )}
      </Container>
    </WallContainer>
  );
}
