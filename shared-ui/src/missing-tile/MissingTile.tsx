import { css } from '@emotion/react';
import { Azulejo } from '../azulejo/Azulejo.tsx';
import type { Motif } from '../azulejo/motifs.ts';
import { token } from '../tokens/index.ts';

const COLUMNS = 4;
/** Where the glaze is missing, and where the figure is, by number. */
const HOLE = 2;
const FIGURE = 5;

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
  /** Text that decides the pattern of the wall. */
  seed?: string;
  /** Figure on the wall beside the gap. */
  motif?: Motif;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** A small wall of whole tiles in which one place is bare clay: something is not where it was looked for. Decoration. */
export function MissingTile({ seed = 'ia-para-todos', motif = 'compass', className }: MissingTileProps) {
  return (
    <span aria-hidden="true" className={className} css={wall}>
      {Array.from({ length: 2 * COLUMNS }, (_, place) => {
        const inverted = (place + Math.floor(place / COLUMNS)) % 2 === 1;
        if (place === FIGURE) return <Azulejo key={place} motif={motif} />;
        return <Azulejo key={place} seed={seed} inverted={inverted} clay={place === HOLE} />;
      })}
    </span>
  );
}
