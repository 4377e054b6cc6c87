import { css } from '@emotion/react';
import { SIDE } from '../azulejo/path.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { personalTile } from './figure.ts';

const frame = css({ display: 'block', width: '100%', height: 'auto' });

/** One of two: its seed, and how many layers it has. */
interface OneTile {
  seed: string | null;
  layers: number;
}

export interface TwoTilesProps {
  /** At the top on the left, and opposite. */
  one: OneTile;
  /** The two other places. */
  other: OneTile;
  /** What the picture shows, in words. */
  label: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Two tiles in turns, as on a wall: where the four meet, their corners close a flower. */
export function TwoTiles({ one, other, label, className }: TwoTilesProps) {
  return (
    <TileSvg
      label={label}
      viewBox={`0 0 ${2 * SIDE} ${2 * SIDE}`}
      className={className}
      css={frame}
      data-theme="blue"
    >
      {[one, other, other, one].map(({ seed, layers }, place) => (
        <svg
          key={place}
          aria-hidden="true"
          x={(place % 2) * SIDE}
          y={Math.floor(place / 2) * SIDE}
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
