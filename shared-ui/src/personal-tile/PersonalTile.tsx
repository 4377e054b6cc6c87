import { useMemo } from 'react';
import { SIDE } from '../azulejo/path.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { token } from '../tokens/index.ts';
import { LAYERS, personalTile } from './figure.ts';

/** Milliseconds in which a layer is glazed, and from one to the next. */
const GLAZING = 220;
const APART = 90;
const glazing = (layer: number) => `ia-glaze ${GLAZING}ms ${token.motion.ease} ${layer * APART}ms both`;

/** Below this side, in px, thin lines would only blur. */
const SMALL = 64;

export interface PersonalTileProps {
  /** Eight hexadecimal digits that decide the drawing; null for nobody's yet, which is bare clay. */
  seed: string | null;
  /** How many layers it has, of seven; 0 is bare clay. */
  layers: number;
  /** Side length in px or as a CSS length; as wide as its container by default. */
  size?: number | string;
  /** Lets the layers come one after the other, for a tile that has just grown. Still under reduced motion. */
  assembling?: boolean;
  /** Words for a tile that says something by itself. Without them it is decoration and is not announced. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * A visitor's own tile, which grows with what they do. It has the same colours on every page, as the picture that one
 * saves of it.
 */
export function PersonalTile({
  seed,
  layers,
  size,
  assembling = false,
  label,
  className,
}: PersonalTileProps) {
  const drawn = useMemo(
    () => personalTile(seed ?? '', seed === null ? 0 : layers, Number(size) < SMALL),
    [seed, layers, size],
  );
  const still = useReducedMotion();
  return (
    <TileSvg
      label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size ?? '100%'}
      height={size}
      className={className}
      style={{ display: 'block' }}
      data-theme="blue"
      data-assembling={assembling}
    >
      {drawn.map((drawing, layer) => (
        <g
          key={layer}
          // Its own, and no rule that comes with it: a layer is glazed while the page answers what added it.
          style={assembling && !still ? { animation: glazing(Math.min(layer, LAYERS)) } : undefined}
        >
          <TileShapes drawing={drawing} />
        </g>
      ))}
    </TileSvg>
  );
}
