import { type Drawing, fill, line, type Paint } from './drawing.ts';
import { petal, polygon, rotate, SIDE, spin } from './path.ts';

/** Flourish in each corner that forms a flower with the three neighbours. */
const corners = (): Drawing => [
  fill('main', spin(rotate(petal(0, 0, 19, 9, 0.5), 135, [0, 0]), 4)),
  fill(
    'wash',
    spin([...rotate(petal(0, 0, 16, 7), 100, [0, 0]), ...rotate(petal(0, 0, 16, 7), 170, [0, 0])], 4),
  ),
  fill('deco', spin(polygon([0, 0], [5.5, 0], [0, 5.5]), 4)),
];

/** Returns the ground of every motif tile: one colour, shared corners and a line of grout. */
export const motifGround = (ground: Paint = 'glaze'): Drawing => [
  fill(ground, polygon([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE])),
  ...corners(),
  line('grout', 0.8, polygon([0.4, 0.4], [SIDE - 0.4, 0.4], [SIDE - 0.4, SIDE - 0.4], [0.4, SIDE - 0.4])),
];
