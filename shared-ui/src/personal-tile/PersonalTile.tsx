import { useLayoutEffect, useMemo, useRef } from 'react';
import { SIDE } from '../azulejo/path.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { LAYERS, personalTile } from './figure.ts';

/** Duration of the animation that fades a layer in, and delay between layers. */
const LAYER_FADE_MS = 220;
const LAYER_DELAY_MS = 90;

/** Side in px below which thin lines blur. */
const SMALL_SIDE_PX = 64;

export interface PersonalTileProps {
  /** Seed of eight hexadecimal digits; null for a visitor without a tile, drawn as bare clay. */
  seed: string | null;
  /** Number of layers, up to seven; 0 is bare clay. */
  layers: number;
  /** Side length in px or as a CSS length; as wide as its container by default. */
  size?: number | string;
  /** Animates the layers one after the other, for a tile that has just grown. Static under reduced motion. */
  assembling?: boolean;
  /** Accessible name. Without it, the tile is decorative and hidden from screen readers. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * The visitor's tile, which gains layers with their activity. Its colours do not depend on the theme, like
 * its exported picture.
 */
export function PersonalTile({
  seed,
  layers,
  size,
  assembling = false,
  label,
  className,
}: PersonalTileProps) {
  const drawings = useMemo(
    () => personalTile(seed ?? '', seed === null ? 0 : layers, { small: Number(size) < SMALL_SIDE_PX }),
    [seed, layers, size],
  );
  const reducedMotion = useReducedMotion();
  const svg = useRef<SVGSVGElement>(null);
  const isAnimated = assembling && !reducedMotion;
  // Web Animations instead of CSS: inserting a rule would recalculate styles while the page responds to the
  // action.
  useLayoutEffect(() => {
    if (!isAnimated) return;
    const animations = [...(svg.current?.children ?? [])].map((layer, index) =>
      layer.animate?.(
        { opacity: [0, 1] },
        {
          duration: LAYER_FADE_MS,
          delay: Math.min(index, LAYERS) * LAYER_DELAY_MS,
          easing: 'ease-out',
          fill: 'backwards',
        },
      ),
    );
    return () => {
      for (const animation of animations) animation?.finish();
    };
  }, [isAnimated]);
  return (
    <TileSvg
      ref={svg}
      label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size ?? '100%'}
      height={size}
      className={className}
      style={{ display: 'block' }}
      data-theme="blue"
      data-assembling={assembling}
    >
      {drawings.map((drawing, layer) => (
        <g key={layer}>
          <TileShapes drawing={drawing} />
        </g>
      ))}
    </TileSvg>
  );
}
