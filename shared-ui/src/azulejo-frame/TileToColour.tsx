import { css } from '@emotion/react';
import { useMemo } from 'react';
import { unglaze } from '../azulejo/drawing.ts';
import { SIDE } from '../azulejo/path.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { token } from '../tokens/index.ts';
import { drawJoiningTile } from './joining-tiles.ts';

/** Line width in tile units: just over 1 mm on a tile printed 180 mm wide. */
const LINE_WIDTH = 0.6;

// Solid ink, so that grey copies stay sharp.
const paperColours = css({
  display: 'block',
  '--tile-clay': token.color.paper,
  '--tile-trace': token.color.ink,
});

export interface TileToColourProps {
  /** Seed of corners and edges: tiles of one seed, such as the tiles of a class, join into one pattern. */
  panelSeed: string;
  /** Seed of the centre. */
  tileSeed: string;
  /** Side length as a CSS length; as wide as its container by default. */
  size?: string;
  /** Accessible name. Without it, the drawing is decorative and hidden from screen readers. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Outlined tile to print and colour. */
export function TileToColour({ panelSeed, tileSeed, size, label, className }: TileToColourProps) {
  const drawing = useMemo(
    () => unglaze(drawJoiningTile(panelSeed, tileSeed), LINE_WIDTH),
    [panelSeed, tileSeed],
  );
  return (
    <TileSvg
      label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size ?? '100%'}
      height={size}
      className={className}
      css={paperColours}
    >
      <TileShapes drawing={drawing} />
    </TileSvg>
  );
}
