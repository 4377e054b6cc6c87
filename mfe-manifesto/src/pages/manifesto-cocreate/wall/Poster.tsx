import { Global } from '@emotion/react';
import { PRINTING, useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { Azulejo, type FieldTile } from '@ia/shared-ui/azulejo';
import { formatNumber } from '@ia/shared-ui/number';
import { paperOf } from '@ia/shared-ui/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { poster } from '../../../content/poster.ts';
import { posterColumns } from '../../../rules/poster-grid.ts';
import { Foot, Head, Key, Sheet, WALL } from './Poster.styles.ts';

export interface PosterProps {
  wall: {
    /** How many tiles it has, without the last place. */
    count: number;
    /** How many votes a tile stands for. */
    each: number;
    /** In favour of each principle, and against it, and suggestions. */
    kinds: readonly Pick<FieldTile, 'theme' | 'inverted'>[];
    principles: readonly Principle[];
    /** Published ones, the team's examples among them. */
    suggestions: number;
    exampleSuggestions: number;
    up: number;
    down: number;
    /** How many of the votes are examples. */
    examples: number;
  };
  /** The picture, as on the screen: here its columns are those of the paper. */
  children: ReactNode;
}

/** As `AzulejoField` draws what has no figure. */
const FIELD_SEED = 'ia-para-todos';
const DAY = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/** The wall of all on one A3: its tiles whole, what they stand for by figure and number, the day and where to vote. */
export function Poster({ wall, children }: PosterProps) {
  const shell = useShell();
  const address = shell.address('/manifesto-cocreate');
  const { count, each, kinds, up, down, suggestions, examples, exampleSuggestions } = wall;
  const shown = examples + exampleSuggestions;
  const columns = posterColumns(count + 1, WALL.width / WALL.height);
  return (
    <Sheet {...PRINTING.only} style={{ '--columns': columns } as CSSProperties}>
      <Global styles={paperOf('A3', '15mm')} />
      <Head>
        <p>{poster.site}</p>
        <h2>{poster.title}</h2>
        <p>{poster.lead}</p>
      </Head>
      {children}
      <p>{poster.each(formatNumber(each), each)}</p>
      <Key>
        {wall.principles.map(({ id, title, motif, upvotes, downvotes }, place) => {
          const sides = [poster.up(formatNumber(upvotes)), poster.down(formatNumber(downvotes))];
          return (
            // By figure and ground, so that a grey copy says the same.
            <div key={id} data-theme={kinds[2 * place]?.theme}>
              <dt>{title}</dt>
              {sides.map((words, side) => (
                <dd key={words}>
                  <Azulejo motif={motif} inverted={kinds[2 * place + side]?.inverted ?? false} size="18mm" />
                  {words}
                </dd>
              ))}
            </div>
          );
        })}
        <div>
          <dt>{poster.suggestions}</dt>
          <dd>
            <Azulejo seed={FIELD_SEED} size="18mm" />
            {poster.published(formatNumber(suggestions))}
          </dd>
        </div>
        <div>
          <dt>{poster.yours}</dt>
          <dd>
            <Azulejo seed={FIELD_SEED} clay size="18mm" />
            {poster.yoursText}
          </dd>
        </div>
      </Key>
      <Foot>
        <p>
          {poster.sum(formatNumber(up + down), formatNumber(suggestions), DAY.format(new Date()))}{' '}
          {shown > 0 && (
            <strong>
              {shown === up + down + suggestions
                ? poster.allExamples
                : poster.examples(formatNumber(examples), formatNumber(exampleSuggestions))}
            </strong>
          )}
        </p>
        <p>
          {poster.vote} <strong>{address}</strong>
        </p>
      </Foot>
    </Sheet>
  );
}
