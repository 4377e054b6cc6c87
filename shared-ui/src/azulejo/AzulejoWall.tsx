import { css } from '@emotion/react';
import { useId, useMemo, useState } from 'react';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { Pause, Play } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { token } from '../tokens/index.ts';
import type { Motif } from './motifs.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';
import { planWall } from './wall-plan.ts';

/** Grout between two tiles, in tile units. */
const GAP = 1.2;
/** Seconds between two turns of the same tile. */
const PERIOD = 28;

const frame = css({ position: 'relative', overflow: 'hidden', borderRadius: token.radius.lg });
const wall = css({ width: '100%', height: 'auto' });

/** Turns a quarter, then rests: most of the time the wall stands still. */
const turning = css({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `ia-tile ${PERIOD}s cubic-bezier(0.65, 0, 0.35, 1) infinite`,
  '@keyframes ia-tile': {
    '0%, 90%': { transform: 'rotate(0) scale(1)' },
    '95%': { transform: 'rotate(45deg) scale(0.72)' },
    '100%': { transform: 'rotate(90deg) scale(1)' },
  },
});

const control = css({ position: 'absolute', insetInlineEnd: token.space[3], bottom: token.space[3] });

export interface AzulejoWallProps {
  /** Text that decides the wall: the same seed always draws the same one. */
  seed?: string;
  /** Tiles side by side. */
  columns?: number;
  /** Tiles on top of each other. */
  rows?: number;
  /** Figures scattered over the wall; the six principles by default. */
  motifs?: readonly Motif[];
  /** Pattern tiles turn slowly, one after another. They stand still under reduced motion, or when paused. */
  turning?: boolean;
  /** Words for a wall that says something by itself. Without them it is decoration and is not announced. */
  label?: string;
  /** Name of the button that stops the tiles. */
  pauseLabel?: string;
  /** Name of the button that lets them turn again. */
  playLabel?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * A wall of azulejos in the colours of the theme around it. Movement that goes on for more than five seconds must be
 * stoppable (WCAG 2.2.2), so a turning wall carries a button.
 */
export function AzulejoWall({
  seed = 'ia-para-todos',
  columns = 6,
  rows = 6,
  motifs,
  turning: wanted = true,
  label,
  pauseLabel = 'Parar os azulejos',
  playLabel = 'Mover os azulejos',
  className,
}: AzulejoWallProps) {
  const id = useId();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const plan = useMemo(() => planWall(seed, columns, rows, motifs), [seed, columns, rows, motifs]);
  const moves = wanted && !still;
  const step = SIDE + GAP;
  return (
    <div className={className} css={frame}>
      <TileSvg label={label} css={wall} viewBox={`0 0 ${columns * step - GAP} ${rows * step - GAP}`}>
        <defs>
          {plan.tiles.map((drawing, index) => (
            // A symbol, because it cuts off what a drawing paints beyond its own tile.
            <symbol key={index} id={`${id}-${index}`} viewBox={`0 0 ${SIDE} ${SIDE}`}>
              <TileShapes drawing={drawing} />
            </symbol>
          ))}
        </defs>
        <rect width="100%" height="100%" fill={token.tile.grout} />
        {plan.places.map(({ tile, row, column, delay }) => (
          <g key={`${row}-${column}`} transform={`translate(${column * step} ${row * step})`}>
            {/* A figure keeps upright; only patterns turn. */}
            <g
              css={moves && tile < 2 ? turning : undefined}
              style={
                moves && tile < 2
                  ? {
                      animationDelay: `${(-delay * PERIOD).toFixed(1)}s`,
                      animationPlayState: paused ? 'paused' : 'running',
                    }
                  : undefined
              }
            >
              <use href={`#${id}-${tile}`} width={SIDE} height={SIDE} />
            </g>
          </g>
        ))}
      </TileSvg>
      {moves && (
        <IconButton
          css={control}
          variant="outlined"
          icon={paused ? Play : Pause}
          label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  );
}
