import { expect, it } from 'vitest';
import { posterColumns } from './poster-grid.ts';

it.each([1, 2, 7, 91, 150, 221])('posterColumns fits %i tiles with the fewest columns', (count) => {
  const aspectRatio = 267 / 230;
  const ratio = (columns: number) => columns / Math.ceil(count / columns);
  const columns = posterColumns(count, aspectRatio);
  expect(ratio(columns)).toBeGreaterThanOrEqual(aspectRatio);
  if (columns > 1) expect(ratio(columns - 1)).toBeLessThan(aspectRatio);
});
