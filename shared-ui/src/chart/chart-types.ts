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
  /** Its words, pt-PT by default. */
  labels?: Partial<ChartLabels>;
}

export interface ChartLabels {
  table: string;
  label: string;
  value: string;
  source: string;
  /** What a donut's parts leave over, when they are percentages of a whole. */
  rest: string;
  newTab: string;
  unavailable: string;
}

export const ptLabels: ChartLabels = {
  table: 'Ver os números numa tabela',
  label: 'Categoria',
  value: 'Valor',
  source: 'Fonte',
  rest: 'Restante',
  newTab: '(abre num novo separador)',
  unavailable: 'O gráfico não está disponível de momento.',
};
