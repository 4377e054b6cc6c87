export { Chart } from './Chart.tsx';
export type { ChartDatum, ChartProps } from './chart-types.ts';
