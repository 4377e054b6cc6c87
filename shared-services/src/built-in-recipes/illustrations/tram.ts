import { palette } from './palette.ts';
import { background, disc, frameScene, house, spark } from './shapes.ts';

const car = `<g transform="rotate(-7 400 430)">
<path fill="none" stroke="${palette.night}" stroke-width="5" d="M400 270l-46-82M400 270h-70"/>
<path fill="${palette.cream}" d="M226 276q0-20 20-20h308q20 0 20 20v14H226z"/>
<path fill="${palette.sun}" d="M236 290h328v160H236z"/><path fill="${palette.cream}" d="M236 378h328v20H236z"/>
<path fill="${palette.mist}" stroke="${palette.night}" stroke-width="5" d="M252 304h48v64h-48zM312 304h48v64h-48zM372 304h56v64h-56zM440 304h48v64h-48zM500 304h48v64h-48z"/>
${spark(400, 425, 18, palette.clay)}${disc(256, 424, 11, palette.cream)}${disc(544, 424, 11, palette.cream)}
<path fill="${palette.night}" d="M226 448h348v18H226z"/>${disc(300, 472, 24, palette.night)}${disc(500, 472, 24, palette.night)}${disc(300, 472, 9, palette.sky)}${disc(500, 472, 9, palette.sky)}</g>`;

const laundry = `<path fill="none" stroke="${palette.night}" stroke-width="3" d="M218 150q170 40 352-14"/>
<path fill="${palette.rose}" d="M270 162l44 5-4 52-44-4z"/><path fill="${palette.cream}" d="M336 168h50v46h-50z"/><path fill="${palette.clay}" d="M408 167l42-3 4 54-42 4z"/><path fill="${palette.cobalt}" d="M476 160l36-6 6 44-36 6z"/>`;

/** Prepared answer of an image recipe: a yellow tram climbing a street of tall houses. */
export const tram = frameScene(
  background(palette.mist) +
    disc(400, 200, 96, palette.cream) +
    house({ x: 46, base: 560, width: 172, height: 400, wall: palette.sky, rows: 5, columns: 3 }) +
    house({ x: 570, base: 560, width: 190, height: 430, wall: palette.rose, rows: 5, columns: 3 }) +
    laundry +
    `<path fill="${palette.cobalt}" d="M50 520l700-86v126H50z"/><path fill="none" stroke="${palette.sky}" stroke-width="6" stroke-dasharray="26 16" d="M50 546l700-86"/>` +
    car,
);
