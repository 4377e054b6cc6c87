import { expect, it } from 'vitest';
import { posterColumns } from './poster-grid.ts';

it.each([1, 2, 7, 91, 150, 221])('posterColumns fits %i tiles with the fewest columns', (count) => {
  // Any ratio above 1: a landscape area.
  const aspectRatio = 267 / 230;
  const gridRatio = (columns: number) => columns / Math.ceil(count / columns);
  const columns = posterColumns(count, aspectRatio);
  expect(gridRatio(columns)).toBeGreaterThanOrEqual(aspectRatio);
  if (columns > 1) expect(gridRatio(columns - 1)).toBeLessThan(aspectRatio);
});
