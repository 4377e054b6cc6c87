import type { Drawing } from '../azulejo/drawing.ts';
import { type PatternParts, partsFrom, pattern } from '../azulejo/patterns.ts';

/** Centres that reach the edges of the tile. */
const REACHING = ['star', 'hollow'];

/**
 * Chooses the parts of a tile for a shared panel: corners and edges from the room seed, the centre from the
 * own seed. Any two tiles of one room join.
 * @param panelSeed seed of corners and edges
 * @param tileSeed seed of the centre
 */
export function joinedParts(panelSeed: string, tileSeed: string): PatternParts {
  const { corner, edge } = partsFrom(panelSeed);
  for (let attempt = 0; ; attempt += 1) {
    const { centre } = partsFrom(attempt === 0 ? tileSeed : `${tileSeed}/${attempt}`);
    if (edge === 'none' || !REACHING.includes(centre)) return { centre, corner, edge };
  }
}

/** Draws the tile of `joinedParts`. */
export const joinedTile = (panelSeed: string, tileSeed: string): Drawing =>
  pattern(joinedParts(panelSeed, tileSeed));

/**
 * Returns the two tiles that alternate in a frame: the own tile, and another of the same room for the
 * inverted ground.
 */
export function frameTiles(panelSeed: string, tileSeed: string): [PatternParts, PatternParts] {
  const first = joinedParts(panelSeed, tileSeed);
  let second = joinedParts(panelSeed, `${tileSeed}/moldura`);
  for (let attempt = 0; second.centre === first.centre && attempt < 9; attempt += 1) {
    second = joinedParts(panelSeed, `${tileSeed}/moldura${attempt}`);
  }
  return [first, second];
}
