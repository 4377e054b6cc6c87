import { css } from '@emotion/react';
import { useId } from 'react';
import { token } from '../tokens/index.ts';
import { SIDE } from './path.ts';
import { borderTile, patternFrom } from './patterns.ts';
import { TileShapes } from './TileShapes.tsx';

const band = css({
  display: 'block',
  width: '100%',
  // Fills the remainder beside the last whole tile.
  background: token.tile.main,
  '@media print': { display: 'none' },
});
// Whole tiles only, centred; browsers without `round()` fill the band.
const wholeTiles = (height: number) =>
  css({
    width: '100%',
    '@supports (width: round(down, 100%, 1px))': { width: `round(down, 100%, ${height}px)` },
  });

export interface AzulejoDividerProps {
  /** Seed of the pattern; a frame band («cercadura») by default. */
  seed?: string;
  /** Height of the band in px. */
  height?: number;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Decorative band of whole tiles from edge to edge. */
export function AzulejoDivider({ seed, height = 40, className }: AzulejoDividerProps) {
  const id = useId();
  return (
    <span className={className} css={band}>
      <svg css={[tiles, wholeTiles(height)]} height={height} aria-hidden="true" focusable="false">
        <defs>
          <pattern id={id} width={height} height={height} patternUnits="userSpaceOnUse">
            <g transform={`scale(${height / SIDE})`}>
              <TileShapes drawing={seed === undefined ? borderTile : patternFrom(seed)} />
            </g>
          </pattern>
        </defs>
        <rect width="100%" height={height} fill={`url(#${id})`} />
      </svg>
    </span>
  );
}

const tiles = css({ display: 'block', marginInline: 'auto', background: token.tile.glaze });
