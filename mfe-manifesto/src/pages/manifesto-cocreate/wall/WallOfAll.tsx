import type { Principle } from '@ia/shared-services/principles';
import { exampleVotes } from '@ia/shared-services/principles';
import { AzulejoField } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { formatNumber } from '@ia/shared-ui/number';
import { Tag } from '@ia/shared-ui/tag';
import { useMemo } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { wallOfAll } from '../../../rules/wall-of-all.ts';
import { PrintPoster } from './PrintPoster.tsx';
import { Figures, Legend, Room } from './WallOfAll.styles.ts';

const words = cocreate.wall;

interface WallOfAllProps {
  principles: readonly Principle[];
  /** Published ones, the team's examples among them. */
  suggestions: number;
  /** How many of them the team wrote. */
  exampleSuggestions: number;
  /** The totals are on their way: all of it is clay, and as high as it will be. */
  waiting?: boolean;
}

/** The wall that everybody tiles: the totals of the page as one picture, and the same in a table. */
export function WallOfAll({ principles, suggestions, exampleSuggestions, waiting = false }: WallOfAllProps) {
  const { tiles, each, kinds } = useMemo(() => {
    const wall = wallOfAll(principles, suggestions);
    return waiting ? { ...wall, tiles: wall.tiles.map((tile) => ({ ...tile, clay: true })) } : wall;
  }, [principles, suggestions, waiting]);
  const sum = (count: (principle: Principle) => number) =>
    principles.reduce((total, principle) => total + count(principle), 0);
  const [up, down] = [sum(({ upvotes }) => upvotes), sum(({ downvotes }) => downvotes)];
  const examples = sum(exampleVotes);
  const picture = (
    <AzulejoField
      tiles={tiles}
      label={words.label(formatNumber(up), formatNumber(down), formatNumber(suggestions))}
    />
  );
  return (
    <Room aria-busy={waiting}>
      {picture}
      <Container>
        <Legend>
          {words.legend(formatNumber(each), each)}{' '}
          {examples > 0 && (
            <>
              <Tag tone="info">{words.example}</Tag> {words.examples(formatNumber(examples))}
            </>
          )}
        </Legend>
        <details>
          <summary>{words.table}</summary>
          <Figures>
            <caption>{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.principle}</th>
                <th scope="col">{words.up}</th>
                <th scope="col">{words.down}</th>
              </tr>
            </thead>
            <tbody>
              {principles.map(({ id, title, upvotes, downvotes }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  <td>{formatNumber(upvotes)}</td>
                  <td>{formatNumber(downvotes)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.all}</th>
                <td>{formatNumber(up)}</td>
                <td>{formatNumber(down)}</td>
              </tr>
            </tfoot>
          </Figures>
          <p>
            {words.suggestions(formatNumber(suggestions))}{' '}
            {exampleSuggestions > 0 && words.exampleSuggestions(formatNumber(exampleSuggestions))}
          </p>
        </details>
        {!waiting && (
          <PrintPoster
            wall={{
              count: tiles.length,
              each,
              kinds,
              principles,
              suggestions,
              exampleSuggestions,
              up,
              down,
              examples,
            }}
          >
            {picture}
          </PrintPoster>
        )}
      </Container>
    </Room>
  );
}
