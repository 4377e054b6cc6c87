import { checkContract } from '../invariant/index.ts';
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
    checkContract(data.length > 0, {
      component: 'Chart',
      what: `"${title}" has no data.`,
      why: 'An empty chart reads as "zero".',
      next: 'Pass at least one {label, value}, or do not render the chart.',
    }) &&
    checkContract(invalid === undefined, {
      component: 'Chart',
      what: `"${title}" holds ${invalid?.value} for "${invalid?.label}".`,
      why: 'A length or an angle cannot represent the value.',
      next: 'Use finite values from 0 up.',
    }) &&
    checkContract(type !== 'donut' || total > 0, {
      component: 'Chart',
      what: `the donut "${title}" adds up to 0.`,
      why: 'There is no whole to take parts of.',
      next: 'Use type "bar", or pass a value above 0.',
    }) &&
    checkContract(type !== 'donut' || unit !== '%' || total <= MAX_PERCENT, {
      component: 'Chart',
      what: `the donut "${title}" adds up to ${total} %.`,
      why: 'Parts of one whole cannot exceed 100 %, so the ring would be misleading.',
      next: 'Use type "bar" for shares that overlap, or correct the values.',
    })
  );
}
