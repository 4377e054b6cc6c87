import type { Principle } from '@ia/shared-services/principles';
import { exampleVotes } from '@ia/shared-services/principles';
import { AzulejoField } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { formatNumber } from '@ia/shared-ui/number';
import { Tag } from '@ia/shared-ui/tag';
import { useMemo } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { withPeoplesVotes } from '../../../rules/manifesto-figures.ts';
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

const sum = (principles: readonly Principle[], count: (principle: Principle) => number) =>
  principles.reduce((total, principle) => total + count(principle), 0);

/** The wall that everybody tiles: the totals of the page as one picture, and the same in a table. */
export function WallOfAll({ principles, suggestions, exampleSuggestions, waiting = false }: WallOfAllProps) {
  const { tiles, each, kinds } = useMemo(() => {
    const wall = wallOfAll(principles, suggestions);
    return waiting ? { ...wall, tiles: wall.tiles.map((tile) => ({ ...tile, clay: true })) } : wall;
  }, [principles, suggestions, waiting]);
  // The examples keep their tiles, so that the wall stays as high as it was; no sum has them once somebody has voted.
  const people = withPeoplesVotes(principles);
  const examples = sum(principles, exampleVotes);
  const onlyExamples = people === principles;
  const [up, down] = [sum(people, ({ upvotes }) => upvotes), sum(people, ({ downvotes }) => downvotes)];
  const picture = (
    <AzulejoField
      tiles={tiles}
      label={words.label(
        formatNumber(up),
        formatNumber(down),
        formatNumber(suggestions),
        examples > 0 && !onlyExamples ? words.andExamples(formatNumber(examples)) : '',
      )}
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
            <caption>{words.caption(onlyExamples)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.principle}</th>
                <th scope="col">{words.up}</th>
                <th scope="col">{words.down}</th>
              </tr>
            </thead>
            <tbody>
              {people.map(({ id, title, upvotes, downvotes }) => (
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
              up: sum(principles, ({ upvotes }) => upvotes),
              down: sum(principles, ({ downvotes }) => downvotes),
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
