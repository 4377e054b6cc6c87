import type { Drawing } from '../azulejo/drawing.ts';
import { type PatternParts, partsFrom, pattern } from '../azulejo/patterns.ts';

/** Middles that reach the edges of the tile themselves. */
const REACHING = ['star', 'hollow'];

/**
 * A tile for a wall that many make together: corners and edges are those of the room, the middle is one's own. Any two
 * of one room join.
 * @param room text that decides what the neighbours complete
 * @param own text that decides the rest
 */
export function joinedParts(room: string, own: string): PatternParts {
  const { corner, edge } = partsFrom(room);
  for (let attempt = 0; ; attempt += 1) {
    const { centre } = partsFrom(attempt === 0 ? own : `${own}/${attempt}`);
    if (edge === 'none' || !REACHING.includes(centre)) return { centre, corner, edge };
  }
}

/** The same, drawn. */
export const joinedTile = (room: string, own: string): Drawing => pattern(joinedParts(room, own));

/** The two tiles that take turns in a frame: one's own, and another of the same room for the ground that is painted. */
export function frameTiles(room: string, own: string): [PatternParts, PatternParts] {
  const first = joinedParts(room, own);
  let second = joinedParts(room, `${own}/moldura`);
  for (let attempt = 0; second.centre === first.centre && attempt < 9; attempt += 1) {
    second = joinedParts(room, `${own}/moldura${attempt}`);
  }
  return [first, second];
}
