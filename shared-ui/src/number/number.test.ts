import { expect, test } from 'vitest';
import { formatNumber } from './index.ts';

// European Portuguese separates thousands by a space, from five digits.
test.each([
  [7, '7'],
  [1200, '1200'],
  [12_000, '12 000'],
  [66.666, '66,7'],
  [50, '50'],
])('formatNumber formats %d as %s', (value, expected) => {
  expect(formatNumber(value).replace(/\s/g, ' ')).toBe(expected);
});

test('formatNumber rounds to the given number of decimals', () => {
  expect(formatNumber(66.666, 0)).toBe('67');
});
