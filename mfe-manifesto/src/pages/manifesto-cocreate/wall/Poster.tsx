import { Global } from '@emotion/react';
import { PRINTING, useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { Azulejo, type FieldTile } from '@ia/shared-ui/azulejo';
import { formatNumber } from '@ia/shared-ui/number';
import { QrCode } from '@ia/shared-ui/qr-code';
import { paperOf } from '@ia/shared-ui/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { poster } from '../../../content/poster.ts';
import { placesAfter, posterColumns } from '../../../rules/poster-grid.ts';
import { Address, Footer, Header, Legend, Sheet, WALL_MM } from './Poster.styles.ts';

export interface PosterProps {
  wall: {
    /** Number of tiles, without the unglazed ones at the end. */
    count: number;
    /** Number of votes per tile. */
    perTile: number;
    /** Tile looks: in favour and against for each principle, then suggestions. */
    looks: readonly Pick<FieldTile, 'theme' | 'inverted'>[];
    principles: readonly Principle[];
    /** Published suggestions, including the team's examples. */
    suggestions: number;
    exampleSuggestions: number;
    up: number;
    down: number;
    /** Number of example votes. */
    examples: number;
  };
  /** Renders the wall as on screen, with `places` unglazed (clay) tiles at its end, for votes to come. */
  children: (places: number) => ReactNode;
}

/** Seed that `AzulejoField` uses for tiles without a motif. */
const FIELD_SEED = 'ia-para-todos';
const DATE_FORMAT = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/**
 * A3 poster of the vote wall («Parede de todos»): whole rows of tiles, a legend with motifs and numbers,
 * date, address and QR code.
 */
export function Poster({ wall, children }: PosterProps) {
  const shell = useShell();
  const address = shell.address('/manifesto-cocreate');
  const { count, perTile, looks, up, down, suggestions, examples, exampleSuggestions } = wall;
  const exampleCount = examples + exampleSuggestions;
  const columns = posterColumns(count + 1, WALL_MM.width / WALL_MM.height);
  return (
    <Sheet {...PRINTING.only} style={{ '--columns': columns } as CSSProperties}>
      <Global styles={paperOf('A3', '15mm')} />
      <Header>
        <p>{poster.site}</p>
        <h2>{poster.title}</h2>
        <p>{poster.lead}</p>
      </Header>
      {children(placesAfter(count, columns))}
      <p>{poster.each(formatNumber(perTile), perTile)}</p>
      <Legend>
        {wall.principles.map(({ id, title, motif, upvotes, downvotes }, index) => {
          const sides = [poster.up(formatNumber(upvotes)), poster.down(formatNumber(downvotes))];
          return (
            // `looks` has two entries per principle: in favour, then against. Motif and ground identify the
            // principle, so that the legend works in greyscale.
            <div key={id} data-theme={looks[2 * index]?.theme}>
              <dt>{title}</dt>
              {sides.map((label, side) => (
                <dd key={label}>
                  <Azulejo motif={motif} inverted={looks[2 * index + side]?.inverted ?? false} size="10mm" />
                  {label}
                </dd>
              ))}
            </div>
          );
        })}
        <div>
          <dt>{poster.suggestions}</dt>
          <dd>
            <Azulejo seed={FIELD_SEED} size="10mm" />
            {poster.published(formatNumber(suggestions))}
          </dd>
        </div>
        <div>
          <dt>{poster.yours}</dt>
          <dd>
            <Azulejo seed={FIELD_SEED} unglazed size="10mm" />
            {poster.yoursText}
          </dd>
        </div>
      </Legend>
      <Footer>
        <div>
          <p>{poster.vote}</p>
          <Address translate="no">{address?.replace(/^https?:\/\//, '')}</Address>
          <p>
            {poster.sum(formatNumber(up + down), formatNumber(suggestions), DATE_FORMAT.format(new Date()))}{' '}
            {exampleCount > 0 && (
              <strong>
                {exampleCount === up + down + suggestions
                  ? poster.allExamples
                  : poster.examples(formatNumber(examples), formatNumber(exampleSuggestions))}
              </strong>
            )}
          </p>
        </div>
        {address && <QrCode text={address} label={poster.code} />}
      </Footer>
    </Sheet>
  );
}
