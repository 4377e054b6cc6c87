import { lookOf } from '@ia/shared-services/principle-look';
import type { Principle } from '@ia/shared-services/principles';
import type { FieldTile } from '@ia/shared-ui/azulejo';

/** Tile limit, because slow phones cannot render a larger DOM: two nodes for each tile. */
const MAX_TILES = 200;

export interface WallOfAll {
  tiles: FieldTile[];
  /** Number of votes per tile. */
  each: number;
  /** Tile looks: in favour and against for each principle, then suggestions. */
  kinds: Omit<FieldTile, 'key'>[];
}

type PrincipleVotes = Pick<Principle, 'id' | 'motif' | 'theme_color' | 'upvotes' | 'downvotes'>;

/**
 * Builds the wall: one tile per vote in its principle's colour, inverted for votes against, and a pattern
 * tile per published suggestion. Above the limit a tile represents ten votes or a hundred; every group has at
 * least one tile, so that minorities stay visible.
 */
export function wallOfAll(principles: readonly PrincipleVotes[], suggestions: number): WallOfAll {
  const groups = [
    ...principles.flatMap(({ id, motif, theme_color, upvotes, downvotes }) => {
      const look = lookOf(id, theme_color);
      const tile = { motif, theme: look?.theme };
      const inverted = look?.inverted ?? false;
      return [
        { name: `${id} a favor`, count: upvotes, tile: { ...tile, inverted } },
        { name: `${id} contra`, count: downvotes, tile: { ...tile, inverted: !inverted } },
      ];
    }),
    { name: 'sugestões', count: suggestions, tile: {} },
  ];
  const countTiles = (each: number) => groups.reduce((sum, { count }) => sum + Math.ceil(count / each), 0);
  let each = 1;
  while (countTiles(each) > MAX_TILES) each *= 10;
  const tiles = groups.flatMap(({ name, count, tile }) =>
    Array.from({ length: Math.ceil(count / each) }, (_, index) => ({ ...tile, key: `${name} ${index}` })),
  );
  return { tiles, each, kinds: groups.map(({ tile }) => tile) };
}
