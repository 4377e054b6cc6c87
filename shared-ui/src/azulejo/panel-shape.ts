export interface PanelShape {
  columns: number;
  rows: number;
  /** Number of empty positions in the last row. */
  over: number;
}

/**
 * Candidate column counts: few enough to distinguish tiles in a sidebar, enough to make a panel wider than
 * high.
 */
const COLUMNS = [5, 4, 3, 6] as const;

/**
 * Computes the grid of a panel. The last row has at least one position for the last piece.
 * @param columns fixed column count; by default the count with the fewest empty positions, preferring the
 * middle candidates
 */
export function panelShape(tiles: number, columns?: number): PanelShape {
  const shapes = (columns ? [columns] : COLUMNS).map((wide) => {
    const rows = columns ? Math.ceil(tiles / wide) : Math.ceil((tiles + 1) / wide);
    return { columns: wide, rows, over: rows * wide - tiles };
  });
  return shapes.reduce((best, one) => (one.over < best.over ? one : best));
}
