export interface PanelShape {
  columns: number;
  rows: number;
  /** Places of the last row that no tile takes. */
  over: number;
}

/** Few enough that a tile can be told from the next in a sidebar, enough that a panel is wider than high. */
const COLUMNS = [5, 4, 3, 6] as const;

/**
 * How a number of tiles stands as a panel whose last row has at least one place left, for the last piece.
 * @param columns as many as asked for; else those that leave the fewest places, the middle ones before the others
 */
export function panelShape(tiles: number, columns?: number): PanelShape {
  const shapes = (columns ? [columns] : COLUMNS).map((wide) => {
    const rows = columns ? Math.ceil(tiles / wide) : Math.ceil((tiles + 1) / wide);
    return { columns: wide, rows, over: rows * wide - tiles };
  });
  return shapes.reduce((best, one) => (one.over < best.over ? one : best));
}
