import { checkInvariant } from '../invariant/index.ts';
import type { ChartProps } from './chart-types.ts';

/** Limit of the sum of a percentage donut: rounded parts may add up to slightly more than 100 %. */
const MAX_PERCENT = 100.5;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Validates chart data: at least one value, none negative, and the parts of a donut do not exceed its whole.
 */
export function isChartValid({ type, data, title, unit }: ChartProps): boolean {
  const values = data.map((datum) => datum.value);
  const invalid = data.find((datum) => !Number.isFinite(datum.value) || datum.value < 0);
  const total = sum(values);
  return (
    checkInvariant(data.length > 0, {
      component: 'Chart',
      problem: `"${title}" has no data.`,
      consequence: 'An empty chart reads as "zero".',
      remedy: 'Pass at least one {label, value}, or do not render the chart.',
    }) &&
    checkInvariant(invalid === undefined, {
      component: 'Chart',
      problem: `"${title}" holds ${invalid?.value} for "${invalid?.label}".`,
      consequence: 'A length or an angle cannot represent the value.',
      remedy: 'Use finite values from 0 up.',
    }) &&
    checkInvariant(type !== 'donut' || total > 0, {
      component: 'Chart',
      problem: `the donut "${title}" adds up to 0.`,
      consequence: 'There is no whole to take parts of.',
      remedy: 'Use type "bar", or pass a value above 0.',
    }) &&
    checkInvariant(type !== 'donut' || unit !== '%' || total <= MAX_PERCENT, {
      component: 'Chart',
      problem: `the donut "${title}" adds up to ${total} %.`,
      consequence: 'Parts of one whole cannot exceed 100 %, so the ring would be misleading.',
      remedy: 'Use type "bar" for shares that overlap, or correct the values.',
    })
  );
}
