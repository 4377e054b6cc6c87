import { css } from '@emotion/react';
import { useId, useMemo } from 'react';
import { media, token } from '../tokens/index.ts';
import { unglaze } from './drawing.ts';
import type { Motif } from './motifs.ts';
import { panelShape } from './panel-shape.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';
import { GAP, STEP } from './WallTiles.tsx';
import { planWall } from './wall-plan.ts';

/** Duration of the glazing animation of a tile, in ms. */
const GLAZING_MS = 220;
/** Delay between consecutive tiles while assembling, in ms. */
const STAGGER_MS = 40;

const panel = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 4,
  '& [data-glazed]': { transformBox: 'fill-box', transformOrigin: 'center' },
  '& [data-glazed="false"]': { opacity: 0, transform: 'scale(0.92)' },
  [media.motion]: {
    '& [data-glazed]': {
      transition: `opacity ${GLAZING_MS}ms ${token.motion.ease}, transform ${GLAZING_MS}ms ${token.motion.ease}`,
    },
    '&[data-assembling="true"] [data-glazed="true"]': {
      animation: `ia-assemble ${GLAZING_MS}ms ${token.motion.ease} both`,
    },
  },
  '@keyframes ia-assemble': { from: { opacity: 0, transform: 'scale(0.92)' } },
});

export interface AzulejoPanelProps {
  /** Seed of the pattern: the same seed always draws the same panel. */
  seed: string;
  /** One tile per item, in order: true when done. */
  done: readonly boolean[];
  /** Number of columns; by default the number that leaves the fewest empty positions. */
  columns?: number;
  /** Motif of the last tiles, which fill the empty positions. */
  motif?: Motif;
  /** True to glaze the last tiles as well. */
  complete?: boolean;
  /** Animates the tiles one after the other, for a panel that was just completed. */
  assembling?: boolean;
  /** Accessible name. Without it, the panel is decorative and hidden from screen readers. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Progress panel, of a course for example: a glazed (painted) tile for each done item, an unglazed (bare
 * clay) tile for the others.
 */
export function AzulejoPanel({
  seed,
  done,
  columns: requestedColumns,
  motif = 'star',
  complete = false,
  assembling = false,
  label,
  className,
}: AzulejoPanelProps) {
  const id = useId();
  const { columns, rows } = panelShape(done.length, requestedColumns);
  // Only the drawings of this plan are used, not its 1 × 1 layout: two patterns and, at index 2, the motif.
  const { tiles } = useMemo(() => planWall(seed, 1, 1, [motif]), [seed, motif]);
  return (
    <TileSvg
      label={label}
      className={className}
      css={panel}
      data-assembling={assembling}
      viewBox={`0 0 ${columns * STEP - GAP} ${rows * STEP - GAP}`}
    >
      <defs>
        {tiles.flatMap((drawing, index) =>
          // The id of an unglazed drawing ends in 'c' (clay).
          [drawing, unglaze(drawing)].map((variant, isUnglazed) => (
            <symbol
              key={`${index}${isUnglazed}`}
              id={`${id}-${index}${isUnglazed ? 'c' : ''}`}
              viewBox={`0 0 ${SIDE} ${SIDE}`}
            >
              <TileShapes drawing={variant} />
            </symbol>
          )),
        )}
      </defs>
      {Array.from({ length: columns * rows }, (_, index) => {
        const [row, column] = [Math.floor(index / columns), index % columns];
        const isFilling = index >= done.length;
        const tile = isFilling ? 2 : (row + column) % 2;
        const bounds = { x: column * STEP, y: row * STEP, width: SIDE, height: SIDE };
        return (
          <g key={index}>
            <use href={`#${id}-${tile}c`} {...bounds} />
            <use
              href={`#${id}-${tile}`}
              data-glazed={isFilling ? complete : done[index]}
              style={assembling ? { animationDelay: `${index * STAGGER_MS}ms` } : undefined}
              {...bounds}
            />
          </g>
        );
      })}
    </TileSvg>
  );
}
