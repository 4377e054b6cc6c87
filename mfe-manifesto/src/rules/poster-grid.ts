/**
 * Number of columns that fills an area with whole tiles of maximum size.
 * @param count number of tiles
 * @param aspectRatio width of the area divided by its height
 */
export function posterColumns(count: number, aspectRatio: number): number {
  let columns = 1;
  while (columns / Math.ceil(count / columns) < aspectRatio) columns += 1;
  return columns;
}

/**
 * Number of unglazed (clay) tiles that complete the last row of a wall, at least one. They represent
 * future votes.
 * @param count number of tiles before them
 */
export const placesAfter = (count: number, columns: number): number => columns - (count % columns);
