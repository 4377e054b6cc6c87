import { type Drawing, fill, line, pierce, type Shape } from './drawing.ts';
import {
  CELL,
  circle,
  hollowDiamond,
  MID,
  petal,
  polygon,
  quarter,
  quarterRing,
  ring,
  rotate,
  SIDE,
  shift,
  spin,
} from './path.ts';
import { pick, randomFrom } from './random.ts';

/*
 * Pattern tiles («azulejo de padrão»). Each has the full symmetry of the square and one of four corners, so
 * that four neighbours always form a flower, a ring or a diamond between them, as on a real wall.
 */

const ground: Shape = fill('glaze', polygon([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]));

/** Corners: a quarter of a shape that the neighbours complete. */
const CORNERS: Record<string, () => Drawing> = {
  disc: () => [
    fill('main', spin(quarter(20), 4)),
    fill('glaze', spin(quarter(14), 4)),
    fill('deco', spin(quarter(9), 4)),
  ],
  ring: () => [
    fill('main', spin(quarterRing(24, 18), 4)),
    fill('wash', spin(quarter(13), 4)),
    fill('deep', spin(quarter(6), 4)),
  ],
  flower: () => [
    fill('main', spin(rotate(petal(0, 0, 30, 13), 135, [0, 0]), 4)),
    fill(
      'wash',
      spin([...rotate(petal(0, 0, 21, 10), 90, [0, 0]), ...rotate(petal(0, 0, 21, 10), 180, [0, 0])], 4),
    ),
    fill('deco', spin(quarter(7), 4)),
  ],
  diamond: () => [
    fill('deep', spin(polygon([0, 0], [24, 0], [0, 24]), 4)),
    fill('glaze', spin(polygon([0, 0], [15, 0], [0, 15]), 4)),
    fill('deco', spin(polygon([0, 0], [8, 0], [0, 8]), 4)),
  ],
};

/** Drawings in the middle of a tile. */
const CENTRES: Record<string, () => Drawing> = {
  rosette: () => [
    fill('main', spin(petal(MID, MID, 34, 17, 0.7), 8)),
    fill('glaze', spin(petal(MID, MID - 6, 22, 6, 0.5), 8)),
    fill('deep', circle(MID, MID, 10)),
    fill('deco', circle(MID, MID, 6.5)),
  ],
  quatrefoil: () => [
    fill('main', ...[0, 90, 180, 270].map((a) => rotate(circle(MID, MID - 15, 16), a))),
    fill('glaze', ...[0, 90, 180, 270].map((a) => rotate(circle(MID, MID - 15, 11), a))),
    fill('wash', spin(petal(MID, MID, 24, 11, 0.8), 4)),
    fill('main', spin(petal(MID, MID, 34, 8, 0.2), 4, 45)),
    fill('deco', circle(MID, MID, 6)),
  ],
  star: () => [
    fill('main', polygon([MID, 12], [84, MID], [MID, 84], [12, MID])),
    fill('deep', polygon([22.5, 22.5], [73.5, 22.5], [73.5, 73.5], [22.5, 73.5])),
    fill('glaze', circle(MID, MID, 20)),
    fill('main', spin(petal(MID, MID, 19, 9, 0.6), 4)),
    fill('wash', spin(petal(MID, MID, 17, 7, 0.6), 4, 45)),
    fill('deco', circle(MID, MID, 5)),
  ],
  camellia: () => [
    fill('wash', circle(MID, MID, 35)),
    fill('main', ...[0, 90, 180, 270].map((a) => rotate(circle(MID, MID - 20, 14), a))),
    fill('deep', spin(petal(MID, MID, 36, 11, 0.5), 4, 45)),
    fill('glaze', spin(petal(MID, MID - 9, 20, 12, 0.9), 4)),
    fill('deco', spin(petal(MID, MID, 15, 8, 0.8), 4, 0)),
    fill('deep', circle(MID, MID, 4)),
  ],
  compass: () => [
    line('main', 2.5, circle(MID, MID, 34)),
    fill('wash', spin(petal(MID, MID, 33, 9, 0.1), 4, 45)),
    fill('deep', spin(polygon([MID, MID], [MID + 7, MID - 7], [MID, MID - 38]), 4)),
    fill('main', spin(polygon([MID, MID], [MID - 7, MID - 7], [MID, MID - 38]), 4)),
    fill('glaze', circle(MID, MID, 8)),
    fill('deco', circle(MID, MID, 5.5)),
  ],
  hollow: () => [
    fill('main', hollowDiamond(MID, MID, MID, 0.55)),
    fill('glaze', hollowDiamond(MID, MID, MID - 9, 0.5)),
    fill('main', spin(petal(MID, MID, 22, 11, 0.7), 4)),
    fill('wash', spin(petal(MID, MID, 18, 8, 0.6), 4, 45)),
    fill('deco', circle(MID, MID, 5)),
  ],
  sun: () => [
    fill('wash', spin(petal(MID, MID, 38, 9, 0.3), 8, 22.5)),
    fill('main', spin(petal(MID, MID, 38, 11, 0.3), 8)),
    fill('glaze', circle(MID, MID, 19)),
    pierce('deep', ring(MID, MID, 16, 12.5)),
    fill('deco', circle(MID, MID, 9)),
  ],
};

/** Edges: connect centre and border; the neighbouring tile completes them. */
export const EDGES: Record<'none' | 'beads' | 'diamonds' | 'leaves', () => Drawing> = {
  none: () => [],
  beads: () => [fill('deco', ...[0, 90, 180, 270].map((a) => rotate(circle(MID, 0, 5), a)))],
  diamonds: () => [
    fill('main', spin(polygon([MID - 9, 0], [MID + 9, 0], [MID, 9]), 4)),
    fill('deco', spin(polygon([MID - 4, 0], [MID + 4, 0], [MID, 4]), 4)),
  ],
  leaves: () => [
    fill(
      'wash',
      spin(
        [
          ...rotate(petal(MID, 0, 17, 8, 0.4), 125, [MID, 0]),
          ...rotate(petal(MID, 0, 17, 8, 0.4), 235, [MID, 0]),
        ],
        4,
      ),
    ),
    fill('main', ...[0, 90, 180, 270].map((a) => rotate(circle(MID, 0, 4), a))),
  ],
};

const CENTRE_NAMES = Object.keys(CENTRES) as [string, ...string[]];
const CORNER_NAMES = Object.keys(CORNERS) as [string, ...string[]];
const EDGE_NAMES = Object.keys(EDGES) as [string, ...string[]];

export interface PatternParts {
  centre: string;
  corner: string;
  edge: string;
}

/** Draws a pattern tile from named parts. */
export const pattern = ({ centre, corner, edge }: PatternParts): Drawing => [
  ground,
  ...(EDGES[edge as keyof typeof EDGES]?.() ?? []),
  ...(CORNERS[corner]?.() ?? []),
  ...(CENTRES[centre]?.() ?? []),
];

/** Chooses the parts by seed. `star` and `hollow` reach the border, so they get no edge. */
export function choosePatternParts(seed: string): PatternParts {
  const random = randomFrom(seed);
  const centre = pick(CENTRE_NAMES, random);
  const corner = pick(CORNER_NAMES, random);
  const edge = centre === 'star' || centre === 'hollow' ? 'none' : pick(EDGE_NAMES, random);
  return { centre, corner, edge };
}

/** Draws the tile of a seed; the result is deterministic. */
export const patternFrom = (seed: string): Drawing => pattern(choosePatternParts(seed));

/** Frame tile («cercadura») with its outer side up: a band of quarter circles between two lines. */
export const borderTile: Drawing = [
  ground,
  fill('main', polygon([0, 0], [SIDE, 0], [SIDE, 10], [0, 10])),
  fill('deco', polygon([0, 14], [SIDE, 14], [SIDE, 18], [0, 18])),
  fill('main', polygon([0, SIDE - 8], [SIDE, SIDE - 8], [SIDE, SIDE], [0, SIDE])),
  ...[0, 2].flatMap((step): Shape[] => [
    fill('wash', shift(petal(CELL, 72, 36, 22, 0.7), step * CELL, 10)),
    fill('main', shift(petal(CELL, 72, 26, 11, 0.6), step * CELL, 10)),
    fill('deep', shift(circle(CELL, 36, 6), step * CELL, 2)),
  ]),
  fill('deco', circle(0, 52, 6), circle(MID, 52, 6), circle(SIDE, 52, 6)),
];
