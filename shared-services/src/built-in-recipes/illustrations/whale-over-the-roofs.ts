import { palette } from './palette.ts';
import { background, disc, frameScene, house, rays, spark } from './shapes.ts';

const whale = `
<path fill="${palette.cobalt}" d="M150 262q10-112 160-120 128-6 214 66 40 34 82 12-16-46-4-82 34 8 46 44 24-26 60-22 2 62-62 92-20 88-130 116-150 36-270-14-86-36-96-92z"/>
<path fill="${palette.mist}" d="M152 276q110 60 300 34 70-10 118-40-24 84-128 104-140 24-236-24-42-26-54-74z"/>
<path fill="none" stroke="${palette.sky}" stroke-width="5" stroke-linecap="round" d="M190 318q120 46 290 14M214 344q110 36 240 10M250 366q84 18 160 4"/>
<path fill="${palette.night}" d="M330 330q-20 70-84 86 2-58 34-94z"/>
${disc(222, 238, 13, palette.cream)}${disc(220, 239, 7, palette.night)}
${spark(330, 200, 26, palette.sky)}${spark(410, 210, 20, palette.sky)}${spark(474, 236, 14, palette.sky)}
${disc(330, 200, 5, palette.sun)}${disc(410, 210, 4, palette.sun)}
<path fill="none" stroke="${palette.cobalt}" stroke-width="7" stroke-linecap="round" d="M286 134q-4-40-40-44M290 134q4-42 42-44M288 130V84"/>`;

/** Prepared answer of an image recipe: a whale flying over the roofs of a town at sunrise. */
export const whaleOverTheRoofs = frameScene(
  background(palette.cream) +
    rays(400, 560, 330, 720, 40, '#fae6b8') +
    disc(400, 560, 280, palette.sun) +
    `<path fill="${palette.mist}" d="M560 110a28 28 0 0 1 52-14 24 24 0 0 1 40 14h30a14 14 0 0 1 0 28H548a14 14 0 0 1 12-28zM90 150a22 22 0 0 1 40-10 20 20 0 0 1 34 10h8a12 12 0 0 1 0 24H88a12 12 0 0 1 2-24z"/>` +
    whale +
    house({ x: 60, base: 560, width: 110, height: 110, wall: palette.mist }) +
    house({ x: 290, base: 560, width: 100, height: 96, wall: palette.sky }) +
    house({ x: 510, base: 560, width: 116, height: 120, wall: palette.mist }) +
    house({ x: 172, base: 560, width: 116, height: 76, wall: palette.cream, rows: 1, columns: 3 }) +
    house({ x: 392, base: 560, width: 116, height: 70, wall: palette.cream, rows: 1, columns: 3 }) +
    house({ x: 630, base: 560, width: 112, height: 84, wall: palette.rose, rows: 1, columns: 3 }),
);
