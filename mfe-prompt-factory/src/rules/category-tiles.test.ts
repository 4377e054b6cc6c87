import { CATEGORIES } from '@ia/shared-services/built-in-recipes';
import { expect, it } from 'vitest';
import { categoryTile } from './category-tiles.ts';

it('each theme of recipes has a figure that no other has, and neighbours differ in colour as well', () => {
  const tiles = CATEGORIES.map(({ id }) => categoryTile(id));
  expect(new Set(tiles.map(({ motif }) => motif)).size).toBe(CATEGORIES.length);
  for (const [place, { theme }] of tiles.slice(1).entries()) expect(theme).not.toBe(tiles[place]?.theme);
});

it('a theme that the database adds is drawn from its name', () => {
  expect(categoryTile('transportes')).toEqual({ seed: 'transportes' });
});
