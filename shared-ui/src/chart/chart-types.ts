export interface ChartDatum {
  label: string;
  /** Not negative. In a donut with unit '%', all values together make at most 100. */
  value: number;
  /** Any CSS colour; by default one of the theme's ramp. */
  color?: string;
}

export interface ChartProps {
  /** Donut for parts of one whole, bars to compare. */
  type: 'donut' | 'bar';
  /** The figures, in the order they are drawn. */
  data: readonly ChartDatum[];
  /** What the figures measure: title of the chart and caption of its table. */
  title: string;
  /** Written after each value: '%', 'TWh'. */
  unit?: string;
  /** Who published the figures. */
  source?: { name: string; year: number | string; url?: string };
  /** What opens the table. */
  tableLabel?: string;
  /** Head of the table's first column: what the figures are told apart by. */
  categoryLabel?: string;
  /** Head of the table's second column. */
  valueLabel?: string;
  /** Written before the source. */
  sourceLabel?: string;
  /** What a donut's parts leave over, when they are percentages of a whole. */
  restLabel?: string;
  /** Said after a source that opens elsewhere. */
  newTabLabel?: string;
  /** Shown when the figures cannot be drawn. */
  unavailableLabel?: string;
}
