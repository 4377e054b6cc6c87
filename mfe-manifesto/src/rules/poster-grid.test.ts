import { expect, it } from 'vitest';
import { placesAfter, posterColumns } from './poster-grid.ts';

it.each([1, 2, 7, 91, 150, 221])('posterColumns fits %i tiles with the fewest columns', (count) => {
  // Any ratio above 1: a landscape area.
  const aspectRatio = 267 / 230;
  const gridRatio = (columns: number) => columns / Math.ceil(count / columns);
  const columns = posterColumns(count, aspectRatio);
  expect(gridRatio(columns)).toBeGreaterThanOrEqual(aspectRatio);
  if (columns > 1) expect(gridRatio(columns - 1)).toBeLessThan(aspectRatio);
});

it('placesAfter completes the last row and leaves at least one place', () => {
  expect(placesAfter(98, 12)).toBe(10);
  expect(placesAfter(95, 12)).toBe(1);
  expect(placesAfter(96, 12)).toBe(12);
});
