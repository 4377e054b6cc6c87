import { expect, test } from 'vitest';
import { formatNumber } from './index.ts';

test.each([
  [7, '7'],
  [1200, '1200'],
  [12_000, '12 000'],
  [66.666, '66,7'],
  [50, '50'],
])('%d is written %s', (value, written) => {
  expect(formatNumber(value).replace(/\s/g, ' ')).toBe(written);
});

test('decimals can be left out', () => {
  expect(formatNumber(66.666, 0)).toBe('67');
});
