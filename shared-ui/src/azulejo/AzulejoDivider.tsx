import { css } from '@emotion/react';
import { useId } from 'react';
import { SIDE } from './path.ts';
import { borderTile } from './patterns.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';

/**
 * Number of tiles in the band, for ranges of its width: each range is five thirds of the one before, and the first one
 * ends at 30 rem. Tiles scale with the band, from 24 to 40 px, so that it has whole tiles at both edges.
 */
const TILE_COUNTS = [12, 20, 33, 55, 92];
const rangeStart = (range: number) => `${range && Math.round(18 * (5 / 3) ** range)}rem`;

const band = css({
  display: 'block',
  width: '100%',
  containerType: 'inline-size',
  '@media print': { display: 'none' },
});
const definitions = css({ position: 'absolute', width: 0, height: 0 });
const tilesInRange = (range: number) =>
  css({
    display: 'none',
    [`@container (${rangeStart(range)}<=width<${rangeStart(range + 1)})`]: { display: 'block' },
  });

export interface AzulejoDividerProps {
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Decorative frame band («cercadura») of whole tiles from edge to edge. */
export function AzulejoDivider({ className }: AzulejoDividerProps) {
  const id = useId();
  return (
    <span className={className} css={band}>
      <svg css={definitions} aria-hidden="true">
        <pattern id={id} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
          <TileShapes drawing={borderTile} />
        </pattern>
      </svg>
      {TILE_COUNTS.map((count, range) => (
        <TileSvg key={count} css={tilesInRange(range)} viewBox={`0 0 ${count * SIDE} ${SIDE}`}>
          <rect width={count * SIDE} height={SIDE} fill={`url(#${id})`} />
        </TileSvg>
      ))}
    </span>
  );
}
