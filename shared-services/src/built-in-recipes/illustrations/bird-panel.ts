import { palette } from './palette.ts';
import { background, disc, frameScene } from './shapes.ts';

const leaf = (x: number, y: number, rotation: number, fill: string = palette.leaf) =>
  `<path transform="translate(${x} ${y}) rotate(${rotation})" fill="${fill}" d="M0 0q22-34 64-24-16 42-64 24z"/>`;

const orange = (x: number, y: number, r: number) =>
  `${disc(x, y, r, palette.clay)}${disc(x - r * 0.3, y - r * 0.3, r * 0.28, palette.sun)}`;

const branch = `<path fill="none" stroke="${palette.night}" stroke-width="12" stroke-linecap="round" d="M50 470q170 20 320-40t380-50M300 452q-30-90-140-110M520 408q60-100 160-130M596 410q14 20 6 40M200 480q10 10 6 20"/>
${leaf(170, 342, 200)}${leaf(222, 366, -70)}${leaf(120, 474, -60, palette.sky)}${leaf(600, 334, -110, palette.sky)}${leaf(660, 286, -20)}${leaf(640, 396, 40)}${leaf(250, 462, 60)}${leaf(560, 366, 20)}
${orange(140, 312, 34)}${orange(690, 316, 38)}${orange(205, 506, 30)}${orange(600, 470, 34)}`;

const bird = `
<path fill="${palette.cobalt}" d="M248 232q8-84 94-84 62 0 86 56 18 42 66 66 92 46 180 30-70 62-150 62-60 74-150 62-116-18-126-192z"/>
<path fill="${palette.mist}" d="M262 262q40 30 44 84 4 58 62 76-96-14-106-160z"/>
<path fill="${palette.night}" d="M386 262q88 8 150 78-110 30-158-12-26-28 8-66z"/>
<path fill="none" stroke="${palette.sky}" stroke-width="6" stroke-linecap="round" d="M396 284q60 8 104 44M392 304q46 8 76 30"/>
<path fill="${palette.sun}" d="M250 208l-54 14 54 22z"/>
${disc(306, 204, 15, palette.cream)}${disc(304, 205, 8, palette.night)}
<path fill="none" stroke="${palette.sun}" stroke-width="8" stroke-linecap="round" d="M376 420l-8 22M424 418l4 16"/>`;

const grid = `<path fill="none" stroke="${palette.mist}" stroke-width="2" d="${[1, 2, 3, 4, 5, 6].map((i) => `M${50 + i * 100} 50v500`).join('')}${[1, 2, 3, 4].map((i) => `M50 ${50 + i * 100}h700`).join('')}"/>`;

/**
 * Prepared answer of an image recipe: a bird on the branch of an orange tree, painted over a grid of tiles.
 */
export const birdPanel = frameScene(
  `${background(palette.cream) + branch + bird}<g opacity=".7">${grid}</g>`,
);
