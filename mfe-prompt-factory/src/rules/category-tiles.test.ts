import { CATEGORIES } from '@ia/shared-services/built-in-recipes';
import { expect, it } from 'vitest';
import { categoryTile } from './category-tiles.ts';

it('Category tiles have unique motifs, and neighbours differ in colour', () => {
  const tiles = CATEGORIES.map(({ id }) => categoryTile(id));
  expect(new Set(tiles.map(({ motif }) => motif)).size).toBe(CATEGORIES.length);
  for (const [index, { theme }] of tiles.slice(1).entries()) expect(theme).not.toBe(tiles[index]?.theme);
});

it('categoryTile derives the pattern of an unknown category from its id', () => {
  expect(categoryTile('transportes')).toEqual({ seed: 'transportes' });
});
