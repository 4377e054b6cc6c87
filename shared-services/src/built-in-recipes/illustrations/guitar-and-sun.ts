import { palette } from './palette.ts';
import { background, disc, frameScene, rays, scallops, spark } from './shapes.ts';

/** A Portuguese guitar: round body, short neck, fan-shaped head. */
const guitar = `<g transform="rotate(28 400 330)">
<path fill="${palette.night}" d="M384 96h32v170h-32z"/>
<path fill="${palette.clay}" d="M400 96q-58-10-62-62 30 6 40 26 4-26 22-34 18 8 22 34 10-20 40-26-4 52-62 62z"/>
<path fill="${palette.clay}" d="M400 232q46 0 70 40 60 42 60 116 0 122-130 122T270 388q0-74 60-116 24-40 70-40z"/>
<path fill="${palette.sun}" d="M400 248q38 0 60 36 54 40 54 104 0 106-114 106T286 388q0-64 54-104 22-36 60-36z"/>
${disc(400, 360, 50, palette.cream)}${disc(400, 360, 38, palette.night)}
<path fill="${palette.clay}" d="M346 438h108v16H346z"/>
<path fill="none" stroke="${palette.cream}" stroke-width="3" d="M388 100v344M396 100v344M404 100v344M412 100v344"/>
${spark(322, 420, 18, palette.clay)}${spark(478, 420, 18, palette.clay)}
</g>`;

const musicNote = (x: number, y: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="18" ry="13" transform="rotate(-20 ${x} ${y})" fill="${fill}"/><path fill="none" stroke="${fill}" stroke-width="7" stroke-linecap="round" d="M${x + 15} ${y - 6}v-66q22 8 26 34"/>`;

/** Prepared answer of an image recipe: a guitar in front of a big sun, for the poster of a concert. */
export const guitarAndSun = frameScene(
  background(palette.sky) +
    rays(400, 300, 216, 258, 28, palette.cream) +
    disc(400, 300, 196, palette.cream) +
    disc(400, 300, 172, '#fae6b8') +
    scallops(500, 50, palette.cobalt, 0) +
    guitar +
    musicNote(150, 240, palette.night) +
    musicNote(640, 190, palette.night) +
    musicNote(650, 410, palette.cream) +
    musicNote(130, 420, palette.cream) +
    scallops(532, 35, palette.leaf, 20),
);
