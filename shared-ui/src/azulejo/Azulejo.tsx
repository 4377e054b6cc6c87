import { useMemo } from 'react';
import { invert, unglazed } from './drawing.ts';
import { figureTile, type Motif } from './motifs.ts';
import { SIDE } from './path.ts';
import { patternFrom } from './patterns.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';

interface Look {
  /** Side length in px or as a CSS length; as wide as its container by default. */
  size?: number | string;
  /** White drawing on a painted ground, to alternate with the usual one. */
  inverted?: boolean;
  /** Words for a tile that says something by itself. Without them it is decoration and is not announced. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** What stands on a tile. */
type Drawn =
  | {
      /** Figure in the middle; the first six of `MOTIFS` are the principles of the manifesto. */
      motif: Motif;
      seed?: never;
    }
  | {
      /** Text that decides the pattern: the same seed always draws the same tile. */
      seed: string;
      motif?: never;
    };

/** How a tile looks once it is glazed. */
export type GlazedTile = Look & Drawn;

export type AzulejoProps = GlazedTile & {
  /** Bare clay with the drawing traced on it («chacota»): a tile that waits to be glazed. */
  clay?: boolean;
};

/** One tile, in the colours of the theme around it: a figure by `motif`, or a pattern by `seed`. */
export function Azulejo({
  motif,
  seed,
  size,
  inverted = false,
  clay = false,
  label,
  className,
}: AzulejoProps) {
  const drawing = useMemo(() => {
    const upright = motif ? figureTile(motif) : patternFrom(seed ?? '');
    if (clay) return unglazed(upright);
    return inverted ? invert(upright) : upright;
  }, [motif, seed, inverted, clay]);
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
