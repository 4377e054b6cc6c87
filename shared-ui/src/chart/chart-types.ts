export interface ChartDatum {
  label: string;
  /** Not negative. The values of a donut with unit '%' total at most 100. */
  value: number;
  /** Any CSS colour; by default one of the theme's ramp. */
  color?: string;
}

export interface ChartProps {
  /** Donut for parts of one whole, bars to compare. */
  type: 'donut' | 'bar';
  /** The data, in drawing order. */
  data: readonly ChartDatum[];
  /** Title of the chart and caption of its table: the measured quantity. */
  title: string;
  /** Unit after each value: '%', 'TWh'. */
  unit?: string;
  /** Publisher of the data. */
  source?: { name: string; year: number | string; url?: string };
  /** Label of the disclosure that shows the table. */
  tableLabel?: string;
  /** Heading of the first table column. */
  categoryLabel?: string;
  /** Heading of the second table column. */
  valueLabel?: string;
  /** Text before the source. */
  sourceLabel?: string;
  /** Label of the remainder of a percentage donut. */
  restLabel?: string;
  /** Text after a source that opens in a new tab. */
  newTabLabel?: string;
  /** Text shown when the data is invalid. */
  unavailableLabel?: string;
}
