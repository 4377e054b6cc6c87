import { expect, it } from 'vitest';
import { DEFAULT_FILTER, isFiltered, parseFilter, parseShownCount } from './suggestion-filter.ts';

it.each([undefined, null, 'x', { search: 1 }, { order: 'worst' }])(
  'parseFilter falls back to the default for %j',
  (stored) => {
    expect(parseFilter(stored)).toEqual(DEFAULT_FILTER);
  },
);

it.each([undefined, null, 'x', 3, 1e9, 12.5])('parseShownCount falls back to one page for %j', (stored) => {
  expect(parseShownCount(12)(stored)).toBe(12);
});

it('parseShownCount restores a multiple of the page size', () => {
  expect(parseShownCount(12)(36)).toBe(36);
});

it.each([
  [false, {}],
  [false, { search: '  ' }],
  [true, { search: 'a' }],
  [true, { principle: 'Bem Comum' }],
])('isFiltered returns %j for %j', (expected, change) => {
  expect(isFiltered({ ...DEFAULT_FILTER, ...change })).toBe(expected);
});
