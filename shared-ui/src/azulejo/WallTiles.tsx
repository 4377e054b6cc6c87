import { css } from '@emotion/react';
import { type Drawing, invert } from './drawing.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import type { WallPlan } from './wall-plan.ts';
import { type Face, turnedAfter } from './wall-turns.ts';

/** Grout between two tiles, in tile units. */
export const GAP = 1.2;
export const STEP = SIDE + GAP;
/** Duration of half a turn in ms: to edge-on, and back. */
const HALF_TURN = 125;

/** Set on the wall instead of each tile, so that a turn inserts no style rule at run time. */
export const turning = css({
  '& [data-turn]': { transformBox: 'fill-box', transformOrigin: 'center' },
  '& [data-turn="out"]': { animation: `ia-tile-out ${HALF_TURN}ms ease-in both` },
  '& [data-turn="in"]': { animation: `ia-tile-in ${HALF_TURN}ms ease-out ${HALF_TURN}ms both` },
  '@keyframes ia-tile-out': { to: { transform: 'scaleX(0)' } },
  '@keyframes ia-tile-in': { from: { transform: 'scaleX(0)' } },
});

/** A symbol clips shapes that extend beyond the tile. */
const Tile = ({ id, drawing }: { id: string; drawing: Drawing }) => (
  <symbol id={id} viewBox={`0 0 ${SIDE} ${SIDE}`}>
    <TileShapes drawing={drawing} />
  </symbol>
);

interface WallTilesProps {
  plan: WallPlan;
  /** Prefix of the ids of the drawings. */
  id: string;
  /** Number of turns so far; null for a static wall, which draws no other faces. */
  turns: number | null;
}

/** Tiles of a wall: each drawing is defined once and referenced by position. */
export function WallTiles({ plan, id, turns }: WallTilesProps) {
  const turned = turns === null ? null : turnedAfter(plan, turns);
  const figures = plan.tiles.length - 2;
  /** Returns the drawing of a face at a position whose planned drawing is `tile`. */
  const drawingOf = (index: number, tile: number, face: Face) => {
    if (face === 'inverse') return `${tile}i`;
    return face === 'figure' && figures > 0 ? 2 + (index % figures) : tile;
  };
  return (
    <>
      <defs>
        {plan.tiles.map((drawing, index) => (
          <Tile key={index} id={`${id}-${index}`} drawing={drawing} />
        ))}
        {turned &&
          plan.tiles
            .slice(0, 2)
            .map((drawing, index) => <Tile key={index} id={`${id}-${index}i`} drawing={invert(drawing)} />)}
      </defs>
      {plan.positions.map(({ tile, row, column }, index) => {
        const bounds = { x: column * STEP, y: row * STEP, width: SIDE, height: SIDE };
        const { face = 'pattern', from } = turned?.get(index) ?? {};
        return [
          from && (
            <use
              key={`${index}-${from}`}
              data-turn="out"
              href={`#${id}-${drawingOf(index, tile, from)}`}
              {...bounds}
            />
          ),
          <use
            key={`${index}-${face}`}
            data-turn={from && 'in'}
            href={`#${id}-${drawingOf(index, tile, face)}`}
            {...bounds}
          />,
        ];
      })}
    </>
  );
}
