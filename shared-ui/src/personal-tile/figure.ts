import { figureGround } from '../azulejo/corners.ts';
import { type Drawing, fill, pierce, type Shape, unglazed } from '../azulejo/drawing.ts';
import { circle, hollowDiamond, MID, type Path, petal, polygon, ring, spin, turn } from '../azulejo/path.ts';
import { EDGES } from '../azulejo/patterns.ts';
import { pick, randomFrom } from '../azulejo/random.ts';

/*
 * A tile that grows with what somebody does. Its first layer is the ground and the corners of every figure tile, so it
 * joins with those and with any other of its kind; all else has the full symmetry of the square. A layer lies over those
 * before it and changes nothing of them.
 */

const around = (shape: Path): Path[] => [0, 90, 180, 270].map((angle) => turn(shape, angle));

/** Quietest and largest: what the flower lies on. */
const FIELDS: readonly [() => Drawing, ...(() => Drawing)[]] = [
  () => [fill('wash', circle(MID, MID, 33))],
  () => [fill('wash', hollowDiamond(MID, MID, 40, 0.4))],
  () => [fill('wash', spin(petal(MID, MID, 38, 15, 0.8), 8, 22.5))],
  () => [fill('wash', ...around(circle(MID, MID - 17, 17)))],
  () => [fill('wash', polygon([MID, 10], [86, MID], [MID, 86], [10, MID]))],
  () => [fill('wash', spin(polygon([MID, MID], [MID + 9, 16], [MID, 9], [MID - 9, 16]), 8))],
];

const HEARTS: readonly [() => Drawing, ...(() => Drawing)[]] = [
  () => [fill('glaze', circle(MID, MID, 14)), pierce('deep', ring(MID, MID, 11.5, 8.5))],
  () => [fill('glaze', circle(MID, MID, 15)), fill('main', spin(petal(MID, MID, 13.5, 6, 0.8), 8))],
  () => [fill('deep', circle(MID, MID, 13)), fill('glaze', spin(petal(MID, MID, 11.5, 6, 0.7), 4))],
  () => [fill('glaze', hollowDiamond(MID, MID, 19, 0.35)), fill('deep', circle(MID, MID, 8.5))],
];

/** How many layers make a tile whole. */
export const LAYERS = 7;

/** The layers that a seed gives, each as the shapes that it adds. */
function layersOf(seed: string): Drawing[] {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const field = pick(FIELDS, random);
  const edge = pick<keyof typeof EDGES>(['beads', 'diamonds', 'leaves'], random);
  const petals = pick([4, 8], random);
  const outer = petal(
    MID,
    MID,
    between(29, 37),
    between(11, 16) * (petals === 4 ? 1.2 : 0.8),
    between(0.2, 1),
  );
  const inner = petal(MID, MID, between(20, 28), between(6, 10), 0.4);
  const between8 = petals === 4 ? 45 : pick([22.5, 45], random);
  const heart = pick(HEARTS, random);
  const bead = circle(MID, MID - between(25, 34), between(2, 3.2));
  const beads = spin(bead, pick([4, 8], random), pick([0, 45], random));
  return [
    figureGround(),
    field(),
    EDGES[edge](),
    [fill('main', spin(outer, petals))],
    [fill('deep', spin(inner, petals, between8))],
    heart(),
    [fill('deco', circle(MID, MID, 5), beads)],
  ];
}

/** A tile of nobody yet: bare clay, on which the corners and a flower are traced. All begin with the same one. */
const bareTile = (): Drawing =>
  unglazed([
    ...figureGround(),
    fill('main', spin(petal(MID, MID, 32, 15, 0.8), 4)),
    fill('deco', circle(MID, MID, 7)),
  ]);

/** Lines as of the charcoal that painters dust through a pricked paper, before the brush. In tile units. */
const SKETCH = 0.7;
const SMALL_SKETCH = 2.6;
/** The layer of the petals: all of a sketch that a small picture has room for. */
const PETALS = 3;

/**
 * The tile of a seed, with as many of its layers as there are: each lies over those before it and changes nothing of them.
 * What is still to come is sketched in lines.
 * @param seed eight hexadecimal digits, or any text
 * @param layers 0 is bare clay; more than {@link LAYERS} make no difference
 * @param small for a picture of less than some 64 px: the sketch has fewer and stronger lines
 * @returns the layers from the ground up with the sketch among them, each with its shapes
 */
export function personalTile(seed: string, layers: number, small = false): Drawing[] {
  const count = Math.min(Math.max(Math.floor(layers) || 0, 0), LAYERS);
  if (count === 0) return [bareTile()];
  const all = layersOf(seed);
  const rest = small ? all.slice(Math.max(count, PETALS), PETALS + 1) : all.slice(count);
  const sketch = rest.flat().map(
    (shape): Shape => ({
      d: shape.d,
      paint: 'trace',
      width: small ? SMALL_SKETCH : SKETCH,
    }),
  );
  // Over what lies flat, under the flower: lines across its petals would be all that one sees.
  const flat = Math.min(count, PETALS);
  return [...all.slice(0, flat), ...(sketch.length > 0 ? [sketch] : []), ...all.slice(flat, count)];
}
