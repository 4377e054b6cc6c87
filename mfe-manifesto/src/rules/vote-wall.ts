import { principleTheme } from '@ia/shared-services/principle-theme';
import type { Principle } from '@ia/shared-services/principles';
import type { FieldTile } from '@ia/shared-ui/azulejo';

/** Tile limit, because slow phones cannot render a larger DOM: two nodes for each tile. */
const MAX_TILES = 200;

export interface VoteWall {
  tiles: FieldTile[];
  /** Votes, or suggestions, that one tile represents: 1, 2, 5, 10, 20, 50 … */
  perTile: number;
  /** Look of each group's tiles, for the legend: in favour and against for each principle, then suggestions. */
  looks: Omit<FieldTile, 'key'>[];
}

type PrincipleVotes = Pick<Principle, 'id' | 'motif' | 'theme_color' | 'upvotes' | 'downvotes'>;

/** Returns the next step of the series 1, 2, 5, 10, 20, 50 … */
const nextStep = (step: number): number => (String(step).startsWith('2') ? step * 2.5 : step * 2);

/**
 * Computes the tiles of the picture of all votes and suggestions: one tile per vote in its principle's colour,
 * inverted for votes against, and a pattern tile per published suggestion. Above the limit one tile represents
 * 2, 5, 10 … of them, so that the wall keeps about the same size; a group that is not empty keeps at least one
 * tile, so that minorities stay visible.
 */
export function buildVoteWall(principles: readonly PrincipleVotes[], suggestions: number): VoteWall {
  const groups = [
    ...principles.flatMap(({ id, motif, theme_color, upvotes, downvotes }) => {
      const tile = { motif, theme: principleTheme(id, theme_color) };
      return [
        { name: `${id} a favor`, count: upvotes, tile: { ...tile, inverted: false } },
        { name: `${id} contra`, count: downvotes, tile: { ...tile, inverted: true } },
      ];
    }),
    { name: 'sugestões', count: suggestions, tile: {} },
  ];
  const countTiles = (size: number) => groups.reduce((sum, { count }) => sum + Math.ceil(count / size), 0);
  let perTile = 1;
  while (countTiles(perTile) > MAX_TILES) perTile = nextStep(perTile);
  const tiles = groups.flatMap(({ name, count, tile }) =>
    Array.from({ length: Math.ceil(count / perTile) }, (_, index) => ({
      ...tile,
      // The key decides a tile's position: a stable key keeps the tile in place.
      key: `${name} ${index}`,
    })),
  );
  return { tiles, perTile, looks: groups.map(({ tile }) => tile) };
}
