import { css } from '@emotion/react';
import { Azulejo } from '../azulejo/Azulejo.tsx';
import type { Motif } from '../azulejo/motifs.ts';
import { token } from '../tokens/index.ts';

const COLUMNS = 4;
/** Indexes of the unglazed tile and of the motif, row by row. */
const UNGLAZED_INDEX = 2;
const MOTIF_INDEX = 5;

const wall = css({
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS}, 1fr)`,
  gap: 1,
  width: '12rem',
  maxWidth: '100%',
  padding: 1,
  background: token.tile.grout,
  borderRadius: 2,
  '& > svg': { display: 'block' },
});

export interface MissingTileProps {
  /** Seed of the wall pattern. */
  seed?: string;
  /** Motif on the wall beside the gap. */
  motif?: Motif;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Decorative small wall with one unglazed (bare clay) tile, for a page or item that was not found. */
export function MissingTile({ seed = 'ia-para-todos', motif = 'compass', className }: MissingTileProps) {
  return (
    <span aria-hidden="true" className={className} css={wall}>
      {Array.from({ length: 2 * COLUMNS }, (_, index) => {
        const inverted = (index + Math.floor(index / COLUMNS)) % 2 === 1;
        if (index === MOTIF_INDEX) return <Azulejo key={index} motif={motif} />;
        return <Azulejo key={index} seed={seed} inverted={inverted} unglazed={index === UNGLAZED_INDEX} />;
      })}
    </span>
  );
}
