import { css } from '@emotion/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { Pause, Play } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { media, token } from '../tokens/index.ts';
import type { Motif } from './motifs.ts';
import { TileSvg } from './TileSvg.tsx';
import { GAP, STEP, turning, WallTiles } from './WallTiles.tsx';
import { planWall } from './wall-plan.ts';

/** Milliseconds from one turn to the next. */
const EVERY = 3000;

// Glazed clay has edges: hardly round, or the corners of the tiles would be cut.
const frame = css({ overflow: 'hidden', borderRadius: 4, background: token.tile.grout });
const drawing = css({ display: 'block', width: '100%', height: 'auto' });
/** Cut along the grout, below the last row that shows. */
const only = (rows: number, columns: number) =>
  css({ aspectRatio: `${columns * STEP - GAP} / ${rows * STEP - GAP}`, [media.lg]: { aspectRatio: 'auto' } });
/** As tall as its button even without one: a wall that may move stands where one that may not does. */
const below = css({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: '2.75rem',
  marginBlockStart: token.space[1],
  [media.print]: { display: 'none' },
});

export interface AzulejoWallProps {
  /** Text that decides the wall: the same seed always draws the same one. */
  seed?: string;
  /** Tiles side by side. */
  columns?: number;
  /** Tiles on top of each other. */
  rows?: number;
  /** Rows that show on a narrow screen, where the wall stands below the words; all of them by default. */
  rowsWhenNarrow?: number;
  /** Figures scattered over the wall; the six principles by default. */
  motifs?: readonly Motif[];
  /** Pattern tiles turn over, one at a time. They stand still under reduced motion, or when paused. */
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
 * A wall of whole azulejos in the colours of the theme around it. Movement that goes on for more than five seconds must
 * be stoppable (WCAG 2.2.2), so a turning wall carries a button below it.
 */
export function AzulejoWall({
  seed = 'ia-para-todos',
  columns = 6,
  rows = 6,
  rowsWhenNarrow = rows,
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
  const turns = useTurns(moves && !paused);
  const [width, height] = [columns * STEP - GAP, rows * STEP - GAP];
  return (
    <div className={className}>
      <div css={[frame, rowsWhenNarrow < rows && only(rowsWhenNarrow, columns)]}>
        <TileSvg label={label} css={[drawing, wanted && turning]} viewBox={`0 0 ${width} ${height}`}>
          <WallTiles plan={plan} id={id} turns={moves ? turns : null} />
        </TileSvg>
      </div>
      {wanted && (
        <div css={below}>
          {moves && (
            <IconButton
              icon={paused ? Play : Pause}
              label={paused ? playLabel : pauseLabel}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** How many tiles have turned; counts on while they move. */
function useTurns(moving: boolean): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setTurns((count) => count + 1), EVERY);
    return () => clearInterval(timer);
  }, [moving]);
  return turns;
}
