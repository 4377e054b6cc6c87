/**
 * How many tiles stand side by side, so that all of them are whole, fill the room, and are as large as they can be.
 * @param count of the tiles
 * @param room its width through its height
 */
export function posterColumns(count: number, room: number): number {
  let columns = 1;
  while (columns / Math.ceil(count / columns) < room) columns += 1;
  return columns;
}
