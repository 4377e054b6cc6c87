import { type Drawing, draw, fill } from './drawing.ts';
import { circle, MID, petal, polygon, SIDE, spin } from './path.ts';

/**
 * Four petals around an ochre dot; few large shapes, because a favicon is 16 px.
 * @param reach length of a petal
 */
const flower = (reach: number): Drawing => [
  fill('glaze', spin(petal(MID, MID, reach, reach * 0.46, 0.1), 4, 45)),
  fill('main', circle(MID, MID, reach * 0.27)),
  fill('deco', circle(MID, MID, reach * 0.2)),
];

/** Logo of the site: one tile with rounded corners, used in header, favicon and icons. */
export const mark: Drawing = [
  draw('main', 'M18 0L78 0C88 0 96 8 96 18L96 78C96 88 88 96 78 96L18 96C8 96 0 88 0 78L0 18C0 8 8 0 18 0Z'),
  ...flower(54),
];

/**
 * Logo on a square ground, for systems that crop icons.
 * @param reach 38 fits the flower into the safe circle of a maskable icon (80 % of the side)
 */
export const squareMark = (reach = 54): Drawing => [
  fill('main', polygon([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE])),
  ...flower(reach),
];
