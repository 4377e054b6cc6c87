import { type Drawing, invert } from './drawing.ts';
import { MOTIFS, type Motif, motifTile } from './motifs.ts';
import { choosePatternParts, pattern } from './patterns.ts';
import { randomFrom } from './random.ts';

/** Layout of a wall: which drawing each position shows, and in which order tiles turn. */
export interface WallPlan {
  /** Distinct drawings: two patterns, the second inverted, followed by the motifs. */
  tiles: Drawing[];
  /** Index of the drawing at each position, row by row. */
  positions: { tile: number; row: number; column: number }[];
  /** Positions of pattern tiles, in turning order. */
  order: number[];
}

/** Motifs of the principles, in manifesto order. */
const PRINCIPLES: readonly Motif[] = MOTIFS.slice(0, 6);

/**
 * Plans a wall: two alternating patterns with a common corner, the second inverted, and scattered motifs that
 * do not touch each other.
 */
export function planWall(seed: string, columns: number, rows: number, motifs = PRINCIPLES): WallPlan {
  const random = randomFrom(seed);
  const first = choosePatternParts(`${seed}/a`);
  let second = choosePatternParts(`${seed}/b`);
  for (let attempt = 0; second.centre === first.centre && attempt < 9; attempt += 1) {
    second = choosePatternParts(`${seed}/b${attempt}`);
  }
  const tiles = [
    pattern(first),
    invert(pattern({ ...second, corner: first.corner })),
    ...motifs.map(motifTile),
  ];

  const figures = scatter(columns, rows, motifs.length, random);
  const positions = Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const figure = figures.indexOf(index);
    return { tile: figure >= 0 ? 2 + figure : (row + column) % 2, row, column };
  });
  const order = shuffleIndices(positions.length, random).filter((index) => !figures.includes(index));
  return { tiles, positions, order };
}

/** Returns the numbers below `length` in random order. */
const shuffleIndices = (length: number, random: () => number): number[] =>
  Array.from({ length }, (_, index) => ({ index, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ index }) => index);

/** Chooses up to `count` non-adjacent positions, spread over the wall. */
function scatter(columns: number, rows: number, count: number, random: () => number): number[] {
  const order = shuffleIndices(columns * rows, random);
  const chosen: number[] = [];
  // Try large distances first, then smaller ones; never adjacent.
  for (let minDistance = 4; minDistance >= 2 && chosen.length < count; minDistance -= 1) {
    for (const index of order) {
      if (chosen.length === count) break;
      const isFree = chosen.every((other) => {
        const across = Math.abs((other % columns) - (index % columns));
        const down = Math.abs(Math.floor(other / columns) - Math.floor(index / columns));
        return across + down >= minDistance;
      });
      if (isFree) chosen.push(index);
    }
  }
  return chosen;
}
