import { palette } from './palette.ts';
import { background, disc, frameScene, house, spark } from './shapes.ts';

const flagColours = [palette.clay, palette.sun, palette.leaf, palette.rose, palette.cream];

/** Little flags hanging from a rope between two points at the sides of the scene. */
function bunting(from: number, to: number, sag: number): string {
  // A quadratic Bézier curve from one side of the scene to the other.
  const pointAt = (t: number) => ({
    x: 50 + 700 * t,
    y: from * (1 - t) ** 2 + 2 * ((from + to) / 2 + sag) * t * (1 - t) + to * t ** 2,
  });
  const flags = Array.from({ length: 14 }, (_, i) => {
    const { x, y } = pointAt((i + 0.5) / 14);
    return `<path fill="${flagColours[i % 5]}" d="M${Math.round(x - 17)} ${Math.round(y)}h34v44l-17-13-17 13z"/>`;
  });
  return `<path fill="none" stroke="${palette.mist}" stroke-width="4" d="M50 ${from}Q400 ${(from + to) / 2 + sag} 750 ${to}"/>${flags.join('')}`;
}

const lantern = (x: number, y: number, fill: string) =>
  `<path fill="none" stroke="${palette.mist}" stroke-width="3" d="M${x} ${y - 60}V${y - 36}"/><rect x="${x - 30}" y="${y - 34}" width="60" height="68" rx="24" fill="${fill}"/><path fill="none" stroke="${palette.cream}" stroke-width="4" d="M${x - 28} ${y - 12}h56M${x - 30} ${y + 4}h60M${x - 26} ${y + 20}h52"/>`;

/** The pot of basil of the June festivities, with its paper carnation. */
const basil = `
${disc(400, 396, 88, palette.leaf)}
${[
  [352, 350],
  [400, 330],
  [446, 352],
  [340, 404],
  [460, 404],
  [384, 384],
  [424, 420],
  [372, 440],
]
  .map(([x = 0, y = 0]) => spark(x, y, 18, '#7cc29f'))
  .join('')}
<path fill="none" stroke="${palette.cream}" stroke-width="5" d="M438 336l26-52"/>
${Array.from({ length: 8 }, (_, i) => disc(Math.round(466 + 20 * Math.cos((i * Math.PI) / 4)), Math.round(276 + 20 * Math.sin((i * Math.PI) / 4)), 13, palette.rose)).join('')}
${disc(466, 276, 14, palette.sun)}
<path fill="${palette.clay}" d="M306 456h188l-26 94H332z"/><path fill="${palette.sun}" d="M298 446h204v26H298z"/>
${[350, 400, 450].map((x) => spark(x, 510, 17, palette.cream)).join('')}`;

/** Prepared answer of an image recipe: a neighbourhood street on the night of its party. */
export const streetParty = frameScene(
  background(palette.night) +
    house({ x: 60, base: 560, width: 130, height: 250, wall: palette.mist, rows: 4, columns: 2 }) +
    house({ x: 610, base: 560, width: 130, height: 270, wall: palette.rose, rows: 4, columns: 2 }) +
    house({ x: 186, base: 560, width: 104, height: 170, wall: palette.sky, rows: 3, columns: 2 }) +
    house({ x: 512, base: 560, width: 104, height: 180, wall: palette.cream, rows: 3, columns: 2 }) +
    bunting(80, 110, 60) +
    bunting(140, 120, 74) +
    lantern(230, 276, palette.sun) +
    lantern(570, 280, palette.clay) +
    basil,
);
