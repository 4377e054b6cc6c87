import { type Drawing, invert } from './drawing.ts';
import { figureTile, MOTIFS, type Motif } from './motifs.ts';
import { partsFrom, pattern } from './patterns.ts';
import { randomFrom } from './random.ts';

/** What a wall is made of. */
export interface WallPlan {
  /** The different tiles, each drawn once: two patterns, the second reserved in white, then the figures. */
  tiles: Drawing[];
  /** Which of them stands in each place, row by row. */
  places: { tile: number; row: number; column: number }[];
  /** Places of the patterns, in the order in which they turn. */
  order: number[];
}

/** The principles, in the order of the manifesto. */
const PRINCIPLES: readonly Motif[] = MOTIFS.slice(0, 6);

/**
 * Plans a wall: two patterns in turns, the second one reserved in white, sharing one corner so that they join; and
 * the six figures scattered so that none touches another.
 */
export function planWall(seed: string, columns: number, rows: number, motifs = PRINCIPLES): WallPlan {
  const random = randomFrom(seed);
  const first = partsFrom(`${seed}/a`);
  let second = partsFrom(`${seed}/b`);
  for (let attempt = 0; second.centre === first.centre && attempt < 9; attempt += 1) {
    second = partsFrom(`${seed}/b${attempt}`);
  }
  const tiles = [
    pattern(first),
    invert(pattern({ ...second, corner: first.corner })),
    ...motifs.map(figureTile),
  ];

  const figures = scatter(columns, rows, motifs.length, random);
  const places = Array.from({ length: columns * rows }, (_, place) => {
    const row = Math.floor(place / columns);
    const column = place % columns;
    const figure = figures.indexOf(place);
    return { tile: figure >= 0 ? 2 + figure : (row + column) % 2, row, column };
  });
  const order = shuffled(places.length, random).filter((place) => !figures.includes(place));
  return { tiles, places, order };
}

/** The numbers below `length` in an order that the stream decides. */
const shuffled = (length: number, random: () => number): number[] =>
  Array.from({ length }, (_, place) => ({ place, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);

/** Up to `count` places of which no two share a side, spread over the wall. */
function scatter(columns: number, rows: number, count: number, random: () => number): number[] {
  const order = shuffled(columns * rows, random);
  const chosen: number[] = [];
  // Far apart at first, then closer, but never side by side.
  for (let apart = 4; apart >= 2 && chosen.length < count; apart -= 1) {
    for (const place of order) {
      if (chosen.length === count) break;
      const free = chosen.every((other) => {
        const across = Math.abs((other % columns) - (place % columns));
        const down = Math.abs(Math.floor(other / columns) - Math.floor(place / columns));
        return across + down >= apart;
      });
      if (free) chosen.push(place);
    }
  }
  return chosen;
}
