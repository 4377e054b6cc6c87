import { palette } from './palette.ts';
import { background, disc, frameScene, house, rays, scallops } from './shapes.ts';

const tower = `
<path fill="${palette.cream}" d="M522 210h76l22 230H500z"/>
<path fill="${palette.clay}" d="M518 250h84l5 52h-94zM508 352h104l5 50H503z"/>
<path fill="${palette.night}" d="M512 194h96v20h-96z"/><path fill="${palette.mist}" d="M530 148h60v46h-60z"/><path fill="${palette.clay}" d="M522 150q38-52 76 0z"/>
${disc(560, 172, 14, palette.sun)}
<path fill="${palette.night}" d="M548 440v-34a12 12 0 0 1 24 0v34z"/>`;

const gull = (x: number, y: number) =>
  `<path fill="none" stroke="${palette.night}" stroke-width="6" stroke-linecap="round" d="M${x} ${y}q16-18 30 0q14-18 30 0"/>`;

const boat = `<path fill="${palette.night}" d="M150 456h150q-10 54-44 64h-66q-30-10-40-64z"/><path fill="${palette.sun}" d="M150 456h150l-4 14H154z"/><path fill="${palette.cream}" d="M228 330v112h-84q20-74 84-112z"/><path fill="${palette.clay}" d="M240 352v90h54q-10-56-54-90z"/>`;

/** Prepared answer of an image recipe: a lighthouse, a small sail boat and the sea. */
export const lighthouse = frameScene(
  background(palette.sky) +
    rays(180, 200, 84, 108, 20, palette.cream) +
    disc(180, 200, 70, palette.sun) +
    tower +
    `<path fill="${palette.leaf}" d="M360 560q20-110 150-128h140q80 10 110 60v64z"/>` +
    house({ x: 640, base: 470, width: 84, height: 54, wall: palette.cream, rows: 1, columns: 2 }) +
    gull(320, 150) +
    gull(390, 200) +
    gull(300, 232) +
    scallops(486, 44, palette.cobalt, 10) +
    boat +
    scallops(516, 40, '#2f66b8', 40) +
    scallops(544, 36, palette.night, 0),
);
