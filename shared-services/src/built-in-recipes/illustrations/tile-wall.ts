import { palette } from './palette.ts';
import { background, disc, frameScene } from './shapes.ts';

/** A 100 × 100 tile whose arcs meet its neighbours' arcs, so that the wall shows full circles. */
const arcs = `<g id="arcs">
<path fill="${palette.cream}" d="M0 0h100v100H0z"/>
<path fill="none" stroke="${palette.cobalt}" stroke-width="16" d="M50 0a50 50 0 0 1-50 50M50 100a50 50 0 0 1 50-50M50 0a50 50 0 0 0 50 50M50 100a50 50 0 0 0-50-50"/>
<path fill="${palette.sun}" d="M0 0h20L0 20zM100 0v20L80 0zM100 100H80l20-20zM0 100V80l20 20z"/>${disc(50, 50, 10, palette.clay)}</g>`;

const flower = `<g id="flower">
<path fill="${palette.mist}" d="M0 0h100v100H0z"/>
<path fill="${palette.cobalt}" d="M50 50Q26 20 50 2q24 18 0 48zM50 50q30-24 48 0-18 24-48 0zM50 50q24 30 0 48-24-18 0-48zM50 50Q20 74 2 50q18-24 48 0z"/>
<path fill="${palette.sky}" d="M50 50Q40 16 10 10q6 30 40 40zM50 50q10-34 40-40-6 30-40 40zM50 50q34 10 40 40-30-6-40-40zM50 50Q16 60 10 90q30-6 40-40z"/>
${disc(50, 50, 11, palette.sun)}</g>`;

const wall = Array.from({ length: 35 }, (_, i) => {
  const column = i % 7;
  const row = Math.floor(i / 7);
  const tile = (column + row) % 2 === 0 ? 'flower' : 'arcs';
  return `<use href="#${tile}" x="${50 + column * 100}" y="${50 + row * 100}"/>`;
});

const grout = `<path fill="none" stroke="${palette.cream}" stroke-width="3" d="${[1, 2, 3, 4, 5, 6].map((i) => `M${50 + i * 100} 50v500`).join('')}${[1, 2, 3, 4].map((i) => `M50 ${50 + i * 100}h700`).join('')}"/>`;

/** Prepared answer of an image recipe: a wall of geometric tiles. */
export const tileWall = frameScene(
  `${background(palette.mist)}<defs>${flower}${arcs}</defs>${wall.join('')}${grout}`,
);
