import { useLayoutEffect, useMemo, useRef } from 'react';
import { SIDE } from '../azulejo/path.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { LAYERS, personalTile } from './figure.ts';

/** Milliseconds in which a layer is glazed, and from one to the next. */
const GLAZING = 220;
const APART = 90;

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
  const layersOf = useRef<SVGSVGElement>(null);
  const glazes = assembling && !still;
  // By script, and by no rule that would come with it: a layer is glazed while the page answers what added it.
  useLayoutEffect(() => {
    if (!glazes) return;
    const glazing = [...(layersOf.current?.children ?? [])].map((layer, place) =>
      layer.animate?.(
        { opacity: [0, 1] },
        { duration: GLAZING, delay: Math.min(place, LAYERS) * APART, easing: 'ease-out', fill: 'backwards' },
      ),
    );
    return () => {
      for (const one of glazing) one?.finish();
    };
  }, [glazes]);
  return (
    <TileSvg
      ref={layersOf}
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
        <g key={layer}>
          <TileShapes drawing={drawing} />
        </g>
      ))}
    </TileSvg>
  );
}
