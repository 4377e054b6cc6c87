import { lookOf } from '@ia/shared-services/principle-look';
import type { Principle } from '@ia/shared-services/principles';
import type { FieldTile } from '@ia/shared-ui/azulejo';

/** With the drawings, a page holds no more nodes than it can afford on a slow phone: two for each tile. */
const MOST = 200;

export interface WallOfAll {
  tiles: FieldTile[];
  /** How many votes one tile stands for. */
  each: number;
  /** What its tiles look like: of those in favour of a principle and those against, in turn, and of suggestions. */
  kinds: Omit<FieldTile, 'key'>[];
}

type Voted = Pick<Principle, 'id' | 'motif' | 'theme_color' | 'upvotes' | 'downvotes'>;

/**
 * Every vote a tile in the colour of its principle, one against it inverted, and every published suggestion a pattern.
 * Where they would be too many, a tile stands for ten of its kind, or a hundred; what is less than that keeps one, so that
 * dissent is never rounded away.
 */
export function wallOfAll(principles: readonly Voted[], suggestions: number): WallOfAll {
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
  const tilesFor = (each: number) => groups.reduce((sum, { count }) => sum + Math.ceil(count / each), 0);
  let each = 1;
  while (tilesFor(each) > MOST) each *= 10;
  const tiles = groups.flatMap(({ name, count, tile }) =>
    Array.from({ length: Math.ceil(count / each) }, (_, place) => ({ ...tile, key: `${name} ${place}` })),
  );
  return { tiles, each, kinds: groups.map(({ tile }) => tile) };
}
