import { motifGround } from './corners.ts';
import { type Drawing, draw, fill, pierce } from './drawing.ts';
import { circle, MID, mirror, type Path, petal, polygon, ring, rotate, spin } from './path.ts';

/*
 * Motif tiles («azulejo de figura avulsa»): a small figure in the middle of a white tile, and a flourish in
 * each corner that forms a flower with the three neighbours. Each of the six principles of the manifesto has
 * a motif.
 */

/** Open book under a small sun: Literacia. */
const book: Drawing = [
  fill('deco', ...[-60, -30, 0, 30, 60].map((a) => rotate(petal(MID, 33, 13, 5, 0.3), a, [MID, 40]))),
  draw('deep', 'M16 43C28 38 40 39 48 46C56 39 68 38 80 43L80 73C68 69 56 70 48 77C40 70 28 69 16 73Z'),
  draw('glaze', 'M20 42C31 38 41 40 46.4 46L46.4 71C40 66 30 65.5 20 68.5Z'),
  draw('glaze', 'M76 42C65 38 55 40 49.6 46L49.6 71C56 66 66 65.5 76 68.5Z'),
  draw(
    'main',
    'M25 48.5C31 47 37 48 41.5 51M25 55.5C31 54 37 55 41.5 58M25 62.5C29 61.5 33 62 36.5 63.5',
    2.6,
  ),
  draw(
    'main',
    'M71 48.5C65 47 59 48 54.5 51M71 55.5C65 54 59 55 54.5 58M71 62.5C67 61.5 63 62 59.5 63.5',
    2.6,
  ),
  fill('deco', circle(MID, 33, 6)),
];

/**
 * Three interlocking rings: Inclusividade. The last two strokes draw the first ring over the third. An arc cannot end
 * where it starts, so each ends 0.01 beside it.
 */
const rings: Drawing = [
  draw('glaze', 'M48 20a16 16 0 1 1-0.01 0Z', 11),
  draw('main', 'M48 20a16 16 0 1 1-0.01 0Z', 7),
  draw('glaze', 'M36 40a16 16 0 1 1-0.01 0Z', 11),
  draw('deco', 'M36 40a16 16 0 1 1-0.01 0Z', 7),
  draw('glaze', 'M60 40a16 16 0 1 1-0.01 0Z', 11),
  draw('deep', 'M60 40a16 16 0 1 1-0.01 0Z', 7),
  draw('glaze', 'M64 35.4A16 16 0 0 1 61.3 45', 11),
  draw('main', 'M62.4 29A16 16 0 0 1 56.5 49.6', 7),
];

/** A plant with opening leaves: Potencial Humano. */
const leaf: Drawing = [
  draw('wash', 'M22 78C26 66 38 62 48 62C58 62 70 66 74 78Z'),
  draw('deep', 'M48 76C47 62 47 50 48 38', 4),
  draw('main', 'M47 62C31 63 21 54 18 38C34 37 45 46 47 62Z'),
  draw('main', 'M49 54C65 55 75 46 78 30C62 29 51 38 49 54Z'),
  draw('glaze', 'M43 58C36 53 30 48 25.5 43M53 50C60 45 66 40 70.5 35', 2),
  fill('deco', petal(MID, 42, 26, 13, 0.8)),
];

/** Centre of the arch. */
const ARCH = { x: MID, y: 66 };
/** Stone of the arch between two angles (degrees, counterclockwise from the right) and two radii. */
const wedge = (from: number, to: number, inner: number, outer: number): Path => {
  const pointAt = (angle: number, r: number): readonly [number, number] => [
    ARCH.x + r * Math.cos((angle * Math.PI) / 180),
    ARCH.y - r * Math.sin((angle * Math.PI) / 180),
  ];
  return polygon(
    pointAt(from, inner),
    pointAt(from, outer),
    // Bulges the outer edge like an arc.
    pointAt((from + to) / 2, outer * 1.012),
    pointAt(to, outer),
    pointAt(to, inner),
  );
};

const pillar = polygon([12, 69], [29, 69], [29, 78], [12, 78]);

/** An arch with its keystone: Responsabilidade. */
const keystone: Drawing = [
  fill('wash', pillar, mirror(pillar)),
  fill(
    'main',
    ...[2, 26, 50].flatMap((from) => [
      wedge(from, from + 21.5, 20, 35),
      wedge(158.5 - from, 180 - from, 20, 35),
    ]),
  ),
  fill('deep', polygon([10, 77], [86, 77], [86, 82], [10, 82])),
  fill('deco', wedge(75, 105, 16, 43)),
  fill('deep', circle(MID, 38, 4)),
];

/** A round table from above with people around it: Bem Comum. */
const table: Drawing = [
  fill('wash', spin(petal(MID, 30, 22, 9, 0.2), 8, 22.5)),
  fill('main', spin(petal(MID, MID, 30, 13, 0.9), 8)),
  fill('deep', ...Array.from({ length: 8 }, (_, seat) => rotate(circle(MID, 16, 5), seat * 45))),
  fill('glaze', circle(MID, MID, 20)),
  fill('deco', circle(MID, MID, 16.5)),
  fill('glaze', spin(petal(MID, MID, 12, 5, 0.6), 8)),
  fill('deep', circle(MID, MID, 3.5)),
];

/** An eye in an open hand: Supervisão Humana. */
const eye: Drawing = [
  // Four fingers and a thumb as round-ended strokes, and the palm.
  draw('main', 'M33.5 50L31.5 31M43.5 46L43 21M54 46L55 22M64 50L66.5 32', 8.6),
  draw('main', 'M33 66C28 62 24 57 19.5 55', 8.6),
  draw('main', 'M29 47C29 43 68.3 43 68.3 47L68.3 62C68.3 74 60 80 49 80C38 80 29 74 29 62Z'),
  draw(
    'glaze',
    'M31.5 61.5C37 53.5 43 50.5 48.7 50.5C54.4 50.5 60.4 53.5 66 61.5C60.4 69.5 54.4 72.5 48.7 72.5C43 72.5 37 69.5 31.5 61.5Z',
  ),
  fill('deco', circle(48.7, 61.5, 8.5)),
  fill('deep', circle(48.7, 61.5, 4.4)),
  fill('glaze', circle(50.4, 59.6, 1.5)),
];

/** A compass rose: discovering. */
const compass: Drawing = [
  pierce('main', ring(MID, MID, 33, 29.5)),
  fill('wash', spin(petal(MID, MID, 26, 8, 0.1), 4, 45)),
  fill('deep', spin(polygon([MID, MID], [MID + 6, MID - 6], [MID, MID - 38]), 4)),
  fill('main', spin(polygon([MID, MID], [MID - 6, MID - 6], [MID, MID - 38]), 4)),
  fill('deco', circle(MID, MID, 6)),
];

/** Two speech balloons: talking with an assistant. */
const speech: Drawing = [
  draw(
    'wash',
    'M40 42L76 42C80 42 82 44 82 48L82 64C82 68 80 70 76 70L74 70L74 79L64 70L48 70C44 70 40 68 40 64Z',
  ),
  draw(
    'main',
    'M20 20L60 20C64 20 66 22 66 26L66 44C66 48 64 50 60 50L38 50L26 61L26 50L20 50C16 50 14 48 14 44L14 26C14 22 16 20 20 20Z',
  ),
  fill('deco', circle(28, 35, 4), circle(40, 35, 4), circle(52, 35, 4)),
];

/** A shield with a tick: protected data. */
const shield: Drawing = [
  draw('main', 'M48 14C57 21 67 24 78 24C79 50 69 70 48 82C27 70 17 50 18 24C29 24 39 21 48 14Z'),
  draw('glaze', 'M48 22C55 27 63 29.5 71 30C71 50 64 64 48 74C32 64 25 50 25 30C33 29.5 41 27 48 22Z'),
  draw('deco', 'M35 48L45 58L62 39', 7),
];

/** A quill and its line: writing prompts. */
const quill: Drawing = [
  draw('wash', 'M18 78C34 72 46 84 78 76', 4),
  draw('main', 'M26 70C30 42 48 20 78 14C80 40 64 60 38 64Z'),
  draw('glaze', 'M28 70C40 50 52 36 68 24', 2.6),
  draw('deep', 'M22 76L34 58L40 63Z'),
  fill('deco', circle(64, 72, 4)),
];

/** Eight-pointed star: an achievement. */
const star: Drawing = [
  fill('main', polygon([MID, 10], [86, MID], [MID, 86], [10, MID])),
  fill('deep', polygon([21, 21], [75, 21], [75, 75], [21, 75])),
  fill('glaze', circle(MID, MID, 22)),
  fill('deco', spin(petal(MID, MID, 20, 9, 0.5), 8)),
  fill('deep', circle(MID, MID, 5)),
];

/** A nest with two eggs on a branch: empty state. */
const nest: Drawing = [
  draw('deep', 'M8 70C30 64 62 66 88 56', 4),
  draw('wash', 'M68 61C69 49 75 42 85 40C85 51 79 59 68 61ZM18 67C13 57 14 48 20 40C27 49 27 59 18 67Z'),
  fill('deco', petal(40, 52, 24, 15, 1), petal(56, 52, 24, 15, 1)),
  draw('main', 'M24 46L72 46C72 60 62 69 48 69C34 69 24 60 24 46Z'),
  draw('glaze', 'M30 54C40 58 56 58 66 54M34 61C42 64 54 64 62 61', 2.4),
  draw('deep', 'M20 45C32 49 64 49 76 45', 5),
];

/** Their order matters: the first six are the principles of the manifesto. */
export const MOTIF_DRAWINGS = {
  book,
  rings,
  leaf,
  keystone,
  table,
  eye,
  compass,
  speech,
  shield,
  quill,
  star,
  nest,
};

/** Motif of a tile. */
export type Motif = keyof typeof MOTIF_DRAWINGS;
export const MOTIFS = Object.keys(MOTIF_DRAWINGS) as [Motif, ...Motif[]];

/** Draws a whole motif tile. The eye, whose principle has the colour of another, is on a ground of its own. */
export const motifTile = (motif: Motif): Drawing => [
  ...motifGround(motif === 'eye' ? 'wash' : 'glaze'),
  ...MOTIF_DRAWINGS[motif],
];
