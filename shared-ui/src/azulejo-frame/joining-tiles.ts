import type { Drawing } from '../azulejo/drawing.ts';
import { choosePatternParts, type PatternParts, pattern } from '../azulejo/patterns.ts';

/** Centres that reach the edges of the tile, so they would cover an edge drawing. */
const CENTRES_TO_EDGE = ['star', 'hollow'];

/**
 * Chooses the parts of a tile for a shared panel: corners and edges from the panel seed, the centre from the
 * tile seed. Tiles of one panel seed join into one pattern.
 * @param panelSeed seed of corners and edges
 * @param tileSeed seed of the centre
 */
export function chooseJoiningParts(panelSeed: string, tileSeed: string): PatternParts {
  const { corner, edge } = choosePatternParts(panelSeed);
  for (let attempt = 0; ; attempt += 1) {
    const { centre } = choosePatternParts(attempt === 0 ? tileSeed : `${tileSeed}/${attempt}`);
    if (edge === 'none' || !CENTRES_TO_EDGE.includes(centre)) return { centre, corner, edge };
  }
}

/** Draws a tile from the parts that `chooseJoiningParts` chooses. */
export const drawJoiningTile = (panelSeed: string, tileSeed: string): Drawing =>
  pattern(chooseJoiningParts(panelSeed, tileSeed));

/**
 * Returns the parts of the two tiles that alternate in a frame: the tile of the seed, and one with another
 * centre, which the frame draws inverted.
 */
export function frameTiles(panelSeed: string, tileSeed: string): [PatternParts, PatternParts] {
  const first = chooseJoiningParts(panelSeed, tileSeed);
  let second = chooseJoiningParts(panelSeed, `${tileSeed}/moldura`);
  for (let attempt = 0; second.centre === first.centre && attempt < 9; attempt += 1) {
    second = chooseJoiningParts(panelSeed, `${tileSeed}/moldura${attempt}`);
  }
  return [first, second];
}
