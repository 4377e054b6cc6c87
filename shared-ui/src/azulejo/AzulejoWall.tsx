import { css } from '@emotion/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { Pause, Play } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { media, token } from '../tokens/index.ts';
import type { Motif } from './motifs.ts';
import { TileSvg } from './TileSvg.tsx';
import { GAP, STEP, turnAnimation, WallTiles } from './WallTiles.tsx';
import { planWall } from './wall-plan.ts';

/** Interval between turns in ms. */
const TURN_INTERVAL_MS = 3000;

// A larger radius would clip the corners of the tiles.
const frame = css({ overflow: 'hidden', borderRadius: 4, background: token.tile.grout });
const drawing = css({ display: 'block', width: '100%', height: 'auto' });
/** Clips along the grout, below the last visible row. */
const visibleRows = (rows: number, columns: number) =>
  css({ aspectRatio: `${columns * STEP - GAP} / ${rows * STEP - GAP}`, [media.lg]: { aspectRatio: 'auto' } });
/** Reserves the height of the button, so that a static wall aligns with an animated one. */
const controls = css({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: '2.75rem',
  marginBlockStart: token.space[1],
  [media.print]: { display: 'none' },
});

export interface AzulejoWallProps {
  /** Seed of the wall: the same seed always draws the same one. */
  seed?: string;
  /** Number of columns. */
  columns?: number;
  /** Number of rows. */
  rows?: number;
  /** Visible rows on a narrow screen, where the wall is below the text; all by default. */
  rowsWhenNarrow?: number;
  /** Motifs scattered over the wall; the six principles by default. */
  motifs?: readonly Motif[];
  /** Turns pattern tiles over, one at a time, except under reduced motion and when paused. */
  turning?: boolean;
  /** Accessible name. Without it, the wall is decorative and hidden from screen readers. */
  label?: string;
  /** Label of the pause button. */
  pauseLabel?: string;
  /** Label of the play button. */
  playLabel?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Wall of whole azulejos (Portuguese tiles) in the current theme. An animation longer than five seconds needs
 * a pause control (WCAG 2.2.2), so a turning wall has a button below it.
 */
export function AzulejoWall({
  seed = 'ia-para-todos',
  columns = 6,
  rows = 6,
  rowsWhenNarrow = rows,
  motifs,
  turning: animated = true,
  label,
  pauseLabel = 'Parar os azulejos',
  playLabel = 'Mover os azulejos',
  className,
}: AzulejoWallProps) {
  const id = useId();
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const plan = useMemo(() => planWall(seed, columns, rows, motifs), [seed, columns, rows, motifs]);
  const isAnimated = animated && !reducedMotion;
  const turns = useTurns(isAnimated && !paused);
  const [width, height] = [columns * STEP - GAP, rows * STEP - GAP];
  return (
    <div className={className}>
      <div css={[frame, rowsWhenNarrow < rows && visibleRows(rowsWhenNarrow, columns)]}>
        <TileSvg label={label} css={[drawing, animated && turnAnimation]} viewBox={`0 0 ${width} ${height}`}>
          <WallTiles plan={plan} id={id} turns={isAnimated ? turns : null} />
        </TileSvg>
      </div>
      {animated && (
        <div css={controls}>
          {isAnimated && (
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

/** Counts the turned tiles while the animation runs. */
function useTurns(moving: boolean): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setTurns((count) => count + 1), TURN_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [moving]);
  return turns;
}
