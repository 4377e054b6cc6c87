import { css } from '@emotion/react';
import { SIDE } from '../azulejo/path.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { personalTile } from './figure.ts';

const frame = css({ display: 'block', width: '100%', height: 'auto' });

interface OneTile {
  /** Null for a tile of bare clay. */
  seed: string | null;
  layers: number;
}

export interface TwoTilesProps {
  /** Top left and bottom right. */
  one: OneTile;
  /** Top right and bottom left. */
  other: OneTile;
  /** Accessible name of the picture. */
  label: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Two visitors' tiles, alternating as on a wall: their corners form a flower in the middle. The landing
 * page shows a shared tile together with the visitor's own in this way.
 */
export function TwoTiles({ one, other, label, className }: TwoTilesProps) {
  return (
    <TileSvg
      label={label}
      viewBox={`0 0 ${2 * SIDE} ${2 * SIDE}`}
      className={className}
      css={frame}
      // The colours of personal tiles do not depend on the theme of the page.
      data-theme="blue"
    >
      {[one, other, other, one].map(({ seed, layers }, index) => (
        <svg
          key={index}
          aria-hidden="true"
          x={(index % 2) * SIDE}
          y={Math.floor(index / 2) * SIDE}
          width={SIDE}
          height={SIDE}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
        >
          <TileShapes drawing={personalTile(seed ?? '', seed === null ? 0 : layers).flat()} />
        </svg>
      ))}
    </TileSvg>
  );
}
