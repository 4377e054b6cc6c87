import { type Drawing, draw, fill } from './drawing.ts';
import { circle, MID, petal, polygon, SIDE, spin } from './path.ts';

/** Four petals around an ochre dot. Few and large shapes, because a favicon is 16 px. `reach` is a petal's length. */
const flower = (reach: number): Drawing => [
  fill('glaze', spin(petal(MID, MID, reach, reach * 0.46, 0.1), 4, 45)),
  fill('main', circle(MID, MID, reach * 0.27)),
  fill('deco', circle(MID, MID, reach * 0.2)),
];

/** The mark of the site: one tile with soft corners. Header, favicon and icons are this drawing. */
export const mark: Drawing = [
  draw('main', 'M18 0L78 0C88 0 96 8 96 18L96 78C96 88 88 96 78 96L18 96C8 96 0 88 0 78L0 18C0 8 8 0 18 0Z'),
  ...flower(54),
];

/**
 * The mark on a square ground, for systems that cut icons into a shape of their own.
 * @param reach 38 keeps the flower inside the circle that a maskable icon may be cut to (80 % of the side)
 */
export const squareMark = (reach = 54): Drawing => [
  fill('main', polygon([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE])),
  ...flower(reach),
];
