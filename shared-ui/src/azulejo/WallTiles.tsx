import { css } from '@emotion/react';
import { type Drawing, invert } from './drawing.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import type { WallPlan } from './wall-plan.ts';
import { type Face, turnedAfter } from './wall-turns.ts';

/** Grout between two tiles, in tile units. */
export const GAP = 1.2;
export const STEP = SIDE + GAP;
/** Milliseconds in which a tile goes edge-on, and again until it faces us. */
const HALF_TURN = 125;

/** On the wall and not on the tile that turns, so that turning adds no rule to a page in use. */
export const turning = css({
  '& [data-turn]': { transformBox: 'fill-box', transformOrigin: 'center' },
  '& [data-turn="out"]': { animation: `ia-tile-out ${HALF_TURN}ms ease-in both` },
  '& [data-turn="in"]': { animation: `ia-tile-in ${HALF_TURN}ms ease-out ${HALF_TURN}ms both` },
  '@keyframes ia-tile-out': { to: { transform: 'scaleX(0)' } },
  '@keyframes ia-tile-in': { from: { transform: 'scaleX(0)' } },
});

/** A symbol, because it cuts off what a drawing paints beyond its own tile. */
const Tile = ({ id, drawing }: { id: string; drawing: Drawing }) => (
  <symbol id={id} viewBox={`0 0 ${SIDE} ${SIDE}`}>
    <TileShapes drawing={drawing} />
  </symbol>
);

interface WallTilesProps {
  plan: WallPlan;
  /** Starts the ids of the drawings within the page. */
  id: string;
  /** How many turns the wall has made; null for one that never turns, and draws no other side. */
  turns: number | null;
}

/** The tiles of a wall, each drawn once and used in its places. */
export function WallTiles({ plan, id, turns }: WallTilesProps) {
  const turned = turns === null ? null : turnedAfter(plan, turns);
  const figures = plan.tiles.length - 2;
  /** Which drawing shows a face of a place whose own is `tile`. */
  const drawingOf = (place: number, tile: number, face: Face) => {
    if (face === 'inverse') return `${tile}i`;
    return face === 'figure' && figures > 0 ? 2 + (place % figures) : tile;
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
      {plan.places.map(({ tile, row, column }, place) => {
        const at = { x: column * STEP, y: row * STEP, width: SIDE, height: SIDE };
        const { face = 'pattern', from } = turned?.get(place) ?? {};
        return [
          from && (
            <use
              key={`${place}-${from}`}
              data-turn="out"
              href={`#${id}-${drawingOf(place, tile, from)}`}
              {...at}
            />
          ),
          <use
            key={`${place}-${face}`}
            data-turn={from && 'in'}
            href={`#${id}-${drawingOf(place, tile, face)}`}
            {...at}
          />,
        ];
      })}
    </>
  );
}
