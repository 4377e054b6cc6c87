import { expect, it } from 'vitest';
import { posterColumns } from './poster-grid.ts';

it.each([1, 2, 7, 91, 150, 221])(
  '%i tiles stay within the room, and would not with one column less',
  (count) => {
    const room = 267 / 230;
    const ratio = (columns: number) => columns / Math.ceil(count / columns);
    const columns = posterColumns(count, room);
    expect(ratio(columns)).toBeGreaterThanOrEqual(room);
    if (columns > 1) expect(ratio(columns - 1)).toBeLessThan(room);
  },
);
