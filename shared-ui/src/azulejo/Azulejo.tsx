import { useMemo } from 'react';
import { invert, unglaze } from './drawing.ts';
import { type Motif, motifTile } from './motifs.ts';
import { SIDE } from './path.ts';
import { patternFrom } from './patterns.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';

interface TileAppearance {
  /** Side length in px or as a CSS length; as wide as its container by default. */
  size?: number | string;
  /** White drawing on a coloured ground, to alternate with the normal one. */
  inverted?: boolean;
  /** Accessible name. Without it, the tile is decorative and hidden from screen readers. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Content of a tile. */
type TileContent =
  | {
      /** Motif in the centre; the first six of `MOTIFS` are the principles of the manifesto. */
      motif: Motif;
      seed?: never;
    }
  | {
      /** Seed of the pattern: the same seed always draws the same tile. */
      seed: string;
      motif?: never;
    };

/** Props of a glazed tile: one painted in the colours of the theme. An unglazed tile is bare clay. */
export type GlazedTile = TileAppearance & TileContent;

export type AzulejoProps = GlazedTile & {
  /** Clay with the outlined drawing («chacota»), for an incomplete item. */
  unglazed?: boolean;
};

/** One tile in the current theme: a motif, or a pattern from a seed. */
export function Azulejo({
  motif,
  seed,
  size,
  inverted = false,
  unglazed: isUnglazed = false,
  label,
  className,
}: AzulejoProps) {
  const drawing = useMemo(() => {
    const base = motif ? motifTile(motif) : patternFrom(seed ?? '');
    if (isUnglazed) return unglaze(base);
    return inverted ? invert(base) : base;
  }, [motif, seed, inverted, isUnglazed]);
  return (
    <TileSvg
      label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size ?? '100%'}
      height={size}
      className={className}
    >
      <TileShapes drawing={drawing} />
    </TileSvg>
  );
}
