import { css } from '@emotion/react';
import { type Drawing, invert } from './drawing.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import type { WallPlan } from './wall-plan.ts';
import { type Face, turnedAfter } from './wall-turns.ts';

/** Grout between two tiles, in tile units. */
export const GAP = 1.2;
/** Distance from a tile to the next, in tile units. */
export const STEP = SIDE + GAP;
/** A turn has two halves: the old face narrows until it is edge-on, then the new face widens. */
const HALF_TURN_MS = 125;

/** Animation of a turning tile. Set on the wall instead of each tile, so that a turn inserts no style rule. */
export const turnAnimation = css({
  '& [data-turn]': { transformBox: 'fill-box', transformOrigin: 'center' },
  '& [data-turn="out"]': { animation: `ia-tile-out ${HALF_TURN_MS}ms ease-in both` },
  '& [data-turn="in"]': { animation: `ia-tile-in ${HALF_TURN_MS}ms ease-out ${HALF_TURN_MS}ms both` },
  '@keyframes ia-tile-out': { to: { transform: 'scaleX(0)' } },
  '@keyframes ia-tile-in': { from: { transform: 'scaleX(0)' } },
});

/** Defines a drawing. A symbol clips shapes that extend beyond the tile. */
const TileSymbol = ({ id, drawing }: { id: string; drawing: Drawing }) => (
  <symbol id={id} viewBox={`0 0 ${SIDE} ${SIDE}`}>
    <TileShapes drawing={drawing} />
  </symbol>
);

interface WallTilesProps {
  plan: WallPlan;
  /** Prefix of the ids of the drawings. */
  id: string;
  /** Number of turns so far; null for a static wall, which needs no inverted drawings. */
  turns: number | null;
}

/** Tiles of a wall: each drawing is defined once and referenced by position. */
export function WallTiles({ plan, id, turns }: WallTilesProps) {
  const turnedTiles = turns === null ? null : turnedAfter(plan, turns);
  // The first two drawings are the patterns; the motifs follow.
  const figures = plan.tiles.length - 2;
  /** Returns the id suffix of a face at a position whose planned drawing is `tile`; 'i' marks an inverse. */
  const drawingId = (index: number, tile: number, face: Face) => {
    if (face === 'inverse') return `${tile}i`;
    return face === 'figure' && figures > 0 ? 2 + (index % figures) : tile;
  };
  return (
    <>
      <defs>
        {plan.tiles.map((drawing, index) => (
          <TileSymbol key={index} id={`${id}-${index}`} drawing={drawing} />
        ))}
        {turnedTiles &&
          plan.tiles
            .slice(0, 2)
            .map((drawing, index) => (
              <TileSymbol key={index} id={`${id}-${index}i`} drawing={invert(drawing)} />
            ))}
      </defs>
      {plan.positions.map(({ tile, row, column }, index) => {
        const bounds = { x: column * STEP, y: row * STEP, width: SIDE, height: SIDE };
        const { face = 'pattern', from } = turnedTiles?.get(index) ?? {};
        return [
          from && (
            <use
              key={`${index}-${from}`}
              data-turn="out"
              href={`#${id}-${drawingId(index, tile, from)}`}
              {...bounds}
            />
          ),
          <use
            key={`${index}-${face}`}
            data-turn={from && 'in'}
            href={`#${id}-${drawingId(index, tile, face)}`}
            {...bounds}
          />,
        ];
      })}
    </>
  );
}
