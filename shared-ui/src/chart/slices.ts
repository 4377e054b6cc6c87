import { arc, pie } from 'd3-shape';
import type { ChartDatum } from './chart-types.ts';

export interface Slice {
  label: string;
  value: number;
  color: string;
  path: string;
  /** True for the remainder, which no datum covers. */
  rest: boolean;
}

/** From strong to soft, so that neighbours differ in lightness, not by hue alone. */
const RAMP = [
  'var(--color-accent)',
  'var(--color-accent-deco)',
  'var(--color-accent-strong)',
  'var(--color-info)',
  'var(--color-desafio)',
  'var(--color-descobrir)',
];

/** Returns the colour of a datum: its own, or one of the ramp. */
export const colorOf = (datum: ChartDatum, index: number): string =>
  datum.color ?? RAMP[index % RAMP.length] ?? 'currentColor';

/**
 * Computes the paths of a donut around (0, 0) with outer radius 100. Percentages below 100 get a remainder
 * slice.
 */
export function donutSlices(data: readonly ChartDatum[], unit?: string): Slice[] {
  const total = data.reduce((sum, datum) => sum + datum.value, 0);
  const over = unit === '%' && total < 99.5 ? 100 - total : 0;
  const parts = data.map((datum, index) => ({ ...datum, color: colorOf(datum, index), rest: false }));
  if (over) parts.push({ label: '', value: over, color: 'var(--color-accent-soft)', rest: true });
  const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(62)
    .outerRadius(100)
    .cornerRadius(2);
  return pie<(typeof parts)[number]>()
    .sort(null)
    .padAngle(parts.length > 1 ? 0.02 : 0)
    .value((part) => part.value)(parts)
    .map((slice) => ({ ...slice.data, path: ring(slice) ?? '' }));
}
