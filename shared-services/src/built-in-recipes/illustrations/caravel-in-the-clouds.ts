import { palette } from './palette.ts';
import { background, disc, frameScene, scallops, spark } from './shapes.ts';

const sail = (d: string) =>
  `<path fill="${palette.cream}" stroke="${palette.sky}" stroke-width="4" d="${d}"/>`;

const ship = `
<path fill="none" stroke="${palette.cream}" stroke-width="9" stroke-linecap="round" d="M395 405V118M275 405V190M512 405V200"/>
${sail('M402 140q110 55 92 165-50 18-92 8z')}${sail('M388 140q-84 70-78 165 40 20 78 8z')}
${sail('M281 205q56 40 44 120-24 12-44 6z')}${sail('M518 215q66 40 56 110-30 14-56 8z')}
<path fill="${palette.cobalt}" d="M440 200l26 34-26 34-22-34zM350 205l20 32-20 32-20-32z"/>
${disc(441, 234, 8, palette.sun)}${disc(350, 237, 7, palette.sun)}
<path fill="${palette.clay}" d="M395 118l62 14-62 18zM275 190l44 10-44 13zM512 200l44 10-44 13z"/>
<path fill="${palette.sun}" d="M190 350h70l14 38h250l22-52h76q-14 96-92 138H292q-78-40-102-124z"/>
<path fill="${palette.clay}" d="M200 392q98 26 404 0-10 30-26 50-180 22-356 0-14-22-22-50z"/>
${[270, 330, 390, 450, 510].map((x) => disc(x, 425, 11, palette.cream)).join('')}
<path fill="none" stroke="${palette.cream}" stroke-width="6" stroke-linecap="round" d="M190 350l-72-42"/>`;

/** Prepared answer of an image recipe: a caravel under a full moon, sailing on clouds. */
export const caravelInTheClouds = frameScene(
  background(palette.night) +
    disc(610, 165, 86, palette.cobalt) +
    disc(610, 165, 64, palette.cream) +
    disc(590, 150, 12, palette.mist) +
    disc(628, 184, 17, palette.mist) +
    [
      [120, 110, 22],
      [210, 92, 12],
      [160, 215, 14],
      [320, 95, 10],
      [480, 95, 13],
      [700, 285, 16],
      [95, 300, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => spark(x, y, r, palette.sun))
      .join('') +
    scallops(440, 58, palette.cobalt, 20, palette.sky) +
    ship +
    scallops(486, 50, palette.sky, 0) +
    scallops(524, 42, palette.mist, 30),
);
