import { css } from '@emotion/react';
import { useId, useMemo } from 'react';
import { media, token } from '../tokens/index.ts';
import { unglazed } from './drawing.ts';
import type { Motif } from './motifs.ts';
import { panelShape } from './panel-shape.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';
import { GAP, STEP } from './WallTiles.tsx';
import { planWall } from './wall-plan.ts';

/** Milliseconds in which a tile takes its glaze. */
const GLAZING = 220;
/** Milliseconds between one tile and the next, when the panel puts itself together. */
const APART = 40;

const panel = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 4,
  '& [data-glazed]': { transformBox: 'fill-box', transformOrigin: 'center' },
  '& [data-glazed="false"]': { opacity: 0, transform: 'scale(0.92)' },
  [media.motion]: {
    '& [data-glazed]': {
      transition: `opacity ${GLAZING}ms ${token.motion.ease}, transform ${GLAZING}ms ${token.motion.ease}`,
    },
    '&[data-assembling="true"] [data-glazed="true"]': {
      animation: `ia-assemble ${GLAZING}ms ${token.motion.ease} both`,
    },
  },
  '@keyframes ia-assemble': { from: { opacity: 0, transform: 'scale(0.92)' } },
});

export interface AzulejoPanelProps {
  /** Text that decides the pattern: the same seed always draws the same panel. */
  seed: string;
  /** One tile for each thing to do, in order: whether it was done. */
  done: readonly boolean[];
  /** Tiles side by side; by default as many as leave the least over. */
  columns?: number;
  /** Figure on the last piece, which fills what is left over. */
  motif?: Motif;
  /** Whether the last piece is glazed, too. */
  complete?: boolean;
  /** Lets the tiles come one after the other, for a panel that was just finished. */
  assembling?: boolean;
  /** Words for a panel that says something by itself. Without them it is decoration and is not announced. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** A panel that is glazed tile by tile: bare clay for what is still to do. */
export function AzulejoPanel({
  seed,
  done,
  columns: asked,
  motif = 'star',
  complete = false,
  assembling = false,
  label,
  className,
}: AzulejoPanelProps) {
  const id = useId();
  const { columns, rows, over } = panelShape(done.length, asked);
  const { tiles } = useMemo(() => planWall(seed, 1, 1, [motif]), [seed, motif]);
  const last = { x: (columns - over) * STEP, y: (rows - 1) * STEP };
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
          [drawing, unglazed(drawing)].map((side, back) => (
            <symbol
              key={`${index}${back}`}
              id={`${id}-${index}${back ? 'c' : ''}`}
              viewBox={`0 0 ${SIDE} ${SIDE}`}
            >
              <TileShapes drawing={side} />
            </symbol>
          )),
        )}
      </defs>
      {done.map((glazed, place) => {
        const [row, column] = [Math.floor(place / columns), place % columns];
        const tile = (row + column) % 2;
        const at = { x: column * STEP, y: row * STEP, width: SIDE, height: SIDE };
        return (
          <g key={place}>
            <use href={`#${id}-${tile}c`} {...at} />
            <use
              href={`#${id}-${tile}`}
              data-glazed={glazed}
              style={assembling ? { animationDelay: `${place * APART}ms` } : undefined}
              {...at}
            />
          </g>
        );
      })}
      {over > 0 && (
        <g data-part="last">
          <LastPiece {...last} over={over} href={`#${id}-2`} glazed={complete} />
        </g>
      )}
    </TileSvg>
  );
}

interface LastPieceProps {
  x: number;
  y: number;
  /** Places that it fills. */
  over: number;
  href: string;
  glazed: boolean;
}

/** Solid as far as it goes, with its figure in the middle. */
function LastPiece({ x, y, over, href, glazed }: LastPieceProps) {
  const width = over * STEP - GAP;
  const at = { x: x + (width - SIDE) / 2, y, width: SIDE, height: SIDE };
  const piece = { x, y, width, height: SIDE };
  return (
    <>
      <rect {...piece} fill={token.tile.clay} />
      <use href={`${href}c`} {...at} />
      <g data-glazed={glazed}>
        <rect {...piece} fill={token.tile.main} />
        <use href={href} {...at} />
      </g>
    </>
  );
}
