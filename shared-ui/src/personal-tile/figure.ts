import { motifGround } from '../azulejo/corners.ts';
import { type Drawing, fill, pierce, type Shape, unglaze } from '../azulejo/drawing.ts';
import {
  circle,
  hollowDiamond,
  MID,
  type Path,
  petal,
  polygon,
  ring,
  rotate,
  spin,
} from '../azulejo/path.ts';
import { EDGES } from '../azulejo/patterns.ts';
import { pick, randomFrom } from '../azulejo/random.ts';

/*
 * Tile that gains layers with a visitor's activity. The first layer is the ground and corners of every motif
 * tile, so that it joins with them and with other personal tiles; the rest has the full symmetry of the
 * square. Each layer is drawn over the previous ones without changing them.
 */

/** Repeats a shape on the four sides of the tile. */
const rotateToFourSides = (shape: Path): Path[] => [0, 90, 180, 270].map((angle) => rotate(shape, angle));

/** Background field of the flower. */
const FIELDS: readonly [() => Drawing, ...(() => Drawing)[]] = [
  () => [fill('wash', circle(MID, MID, 33))],
  () => [fill('wash', hollowDiamond(MID, MID, 40, 0.4))],
  () => [fill('wash', spin(petal(MID, MID, 38, 15, 0.8), 8, 22.5))],
  () => [fill('wash', ...rotateToFourSides(circle(MID, MID - 17, 17)))],
  () => [fill('wash', polygon([MID, 10], [86, MID], [MID, 86], [10, MID]))],
  () => [fill('wash', spin(polygon([MID, MID], [MID + 9, 16], [MID, 9], [MID - 9, 16]), 8))],
];

/** Centre of the flower. */
const CENTRES: readonly [() => Drawing, ...(() => Drawing)[]] = [
  () => [fill('glaze', circle(MID, MID, 14)), pierce('deep', ring(MID, MID, 11.5, 8.5))],
  () => [fill('glaze', circle(MID, MID, 15)), fill('main', spin(petal(MID, MID, 13.5, 6, 0.8), 8))],
  () => [fill('deep', circle(MID, MID, 13)), fill('glaze', spin(petal(MID, MID, 11.5, 6, 0.7), 4))],
  () => [fill('glaze', hollowDiamond(MID, MID, 19, 0.35)), fill('deep', circle(MID, MID, 8.5))],
];

/** Number of layers of a complete tile. */
export const LAYERS = 7;

/** Returns the shapes of each layer of a seed. */
function drawLayers(seed: string): Drawing[] {
  // The order of the random calls must not change: it would change every visitor's tile.
  const random = randomFrom(seed);
  const randomBetween = (low: number, high: number) => low + (high - low) * random();
  const field = pick(FIELDS, random);
  const edge = pick<keyof typeof EDGES>(['beads', 'diamonds', 'leaves'], random);
  const petals = pick([4, 8], random);
  const outer = petal(
    MID,
    MID,
    randomBetween(29, 37),
    randomBetween(11, 16) * (petals === 4 ? 1.2 : 0.8),
    randomBetween(0.2, 1),
  );
  const inner = petal(MID, MID, randomBetween(20, 28), randomBetween(6, 10), 0.4);
  const innerAngle = petals === 4 ? 45 : pick([22.5, 45], random);
  const centre = pick(CENTRES, random);
  const bead = circle(MID, MID - randomBetween(25, 34), randomBetween(2, 3.2));
  const beads = spin(bead, pick([4, 8], random), pick([0, 45], random));
  return [
    motifGround(),
    field(),
    EDGES[edge](),
    [fill('main', spin(outer, petals))],
    [fill('deep', spin(inner, petals, innerAngle))],
    centre(),
    [fill('deco', circle(MID, MID, 5), beads)],
  ];
}

/** Draws the tile without layers: unglazed, with outlined corners and flower; the same for every visitor. */
const drawUnglazedTile = (): Drawing =>
  unglaze([
    ...motifGround(),
    fill('main', spin(petal(MID, MID, 32, 15, 0.8), 4)),
    fill('deco', circle(MID, MID, 7)),
  ]);

/** Line width of the sketch, in tile units. */
const SKETCH_WIDTH = 1;
/** Line width of the sketch on a small picture, in tile units. */
const SMALL_SKETCH_WIDTH = 2.6;
/** Layer of the petals, the only one sketched on a small picture. */
const PETAL_LAYER = 3;

/**
 * Draws the tile of a seed with its layers; missing layers are sketched as lines.
 * @param seed eight hexadecimal digits, or any text
 * @param layers 0 is an unglazed tile; capped at {@link LAYERS}
 * @param options `small` is for pictures below about 64 px: fewer, thicker and darker sketch lines; without
 *   `sketched`, missing layers are left out
 * @returns the layers from the ground up, including the sketch, each with its shapes
 */
export function personalTile(
  seed: string,
  layers: number,
  { small = false, sketched = true } = {},
): Drawing[] {
  const count = Math.min(Math.max(Math.floor(layers) || 0, 0), LAYERS);
  if (count === 0) return [drawUnglazedTile()];
  const all = drawLayers(seed);
  if (!sketched) return all.slice(0, count);
  const missingLayers = small ? all.slice(Math.max(count, PETAL_LAYER), PETAL_LAYER + 1) : all.slice(count);
  const sketch = missingLayers.flat().map(
    (shape): Shape => ({
      d: shape.d,
      paint: small ? 'trace' : 'clay',
      width: small ? SMALL_SKETCH_WIDTH : SKETCH_WIDTH,
    }),
  );
  // The sketch is above the ground and below every other layer: lines across glazed shapes look unfinished.
  return [...all.slice(0, 1), ...(sketch.length > 0 ? [sketch] : []), ...all.slice(1, count)];
}
