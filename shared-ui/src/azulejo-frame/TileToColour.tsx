import { css } from '@emotion/react';
import { useMemo } from 'react';
import { unglazed } from '../azulejo/drawing.ts';
import { SIDE } from '../azulejo/path.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { token } from '../tokens/index.ts';
import { joinedTile } from './joined.ts';

/** Line of the drawing, in tile units: at 180 mm a little over 1 mm. */
const TRACE = 0.6;

// Ink on paper: grey copies stay sharp.
const onPaper = css({
  display: 'block',
  '--tile-clay': token.color.paper,
  '--tile-trace': token.color.ink,
});

export interface TileToColourProps {
  /** Text that decides the corners: tiles of one room join. */
  room: string;
  /** Text that decides what stands between them. */
  own: string;
  /** Side length as a CSS length; as wide as its container by default. */
  size?: string;
  /** What it is, in words. Without them it is decoration and is not announced. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** The tile before it is glazed, as lines on paper to fill with colour. */
export function TileToColour({ room, own, size, label, className }: TileToColourProps) {
  const drawing = useMemo(() => unglazed(joinedTile(room, own), TRACE), [room, own]);
  return (
    <TileSvg
      label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size ?? '100%'}
      height={size}
      className={className}
      css={onPaper}
    >
      <TileShapes drawing={drawing} />
    </TileSvg>
  );
}
