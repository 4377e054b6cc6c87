export interface PanelShape {
  columns: number;
  rows: number;
  /** Number of empty positions in the last row. */
  emptyCount: number;
}

/**
 * Candidate column counts, the preferred first: few enough to distinguish tiles in a sidebar, enough to make a
 * panel wider than high.
 */
const COLUMNS = [5, 4, 3, 6] as const;

/**
 * Computes the grid of an `AzulejoPanel`.
 * @param tiles number of items, each with one tile
 * @param columns fixed column count; by default the candidate with the fewest empty positions, at least one,
 * which the last tiles of the panel fill
 */
export function panelShape(tiles: number, columns?: number): PanelShape {
  const shapes = (columns ? [columns] : COLUMNS).map((columnCount) => {
    const rows = columns ? Math.ceil(tiles / columnCount) : Math.ceil((tiles + 1) / columnCount);
    return { columns: columnCount, rows, emptyCount: rows * columnCount - tiles };
  });
  return shapes.reduce((best, shape) => (shape.emptyCount < best.emptyCount ? shape : best));
}
