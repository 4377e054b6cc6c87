import { type Drawing, fill, line } from './drawing.ts';
import { petal, polygon, SIDE, spin, turn } from './path.ts';

/** A flourish in each corner that makes a flower with the three neighbours. */
const corners = (): Drawing => [
  fill('main', spin(turn(petal(0, 0, 19, 9, 0.5), 135, [0, 0]), 4)),
  fill('wash', spin([...turn(petal(0, 0, 16, 7), 100, [0, 0]), ...turn(petal(0, 0, 16, 7), 170, [0, 0])], 4)),
  fill('deco', spin(polygon([0, 0], [5.5, 0], [0, 5.5]), 4)),
];

/** What every figure tile is before its figure: glaze, the corners that all of them share, and a line of grout. */
export const figureGround = (): Drawing => [
  fill('glaze', polygon([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE])),
  ...corners(),
  line('grout', 0.8, polygon([0.4, 0.4], [SIDE - 0.4, 0.4], [SIDE - 0.4, SIDE - 0.4], [0.4, SIDE - 0.4])),
];
