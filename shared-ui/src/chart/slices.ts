import { arc, pie } from 'd3-shape';
import type { ChartDatum } from './chart-types.ts';

export interface Slice {
  label: string;
  value: number;
  color: string;
  /** SVG path data. */
  path: string;
  /** True for the remainder up to 100 %, which no datum covers. */
  isRemainder: boolean;
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
export const chooseColor = (datum: ChartDatum, index: number): string =>
  datum.color ?? RAMP[index % RAMP.length] ?? 'currentColor';

/**
 * Computes the paths of a donut around (0, 0) with outer radius 100. Percentages below 100 get a remainder
 * slice.
 */
export function donutSlices(data: readonly ChartDatum[], unit?: string): Slice[] {
  const total = data.reduce((sum, datum) => sum + datum.value, 0);
  // Rounded parts of one whole may add up to slightly less than 100 %, without a remainder.
  const remainder = unit === '%' && total < 99.5 ? 100 - total : 0;
  const parts = data.map((datum, index) => ({
    ...datum,
    color: chooseColor(datum, index),
    isRemainder: false,
  }));
  if (remainder)
    parts.push({ label: '', value: remainder, color: 'var(--color-accent-soft)', isRemainder: true });
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
