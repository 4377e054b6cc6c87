import { expect, it } from 'vitest';
import { BROWSE_ALL, isFiltered, parseBrowsing, parseShownCount } from './browse.ts';

it.each([undefined, null, 'x', { search: 1 }, { order: 'worst' }])(
  'parseBrowsing falls back to the default for %j',
  (stored) => {
    expect(parseBrowsing(stored)).toEqual(BROWSE_ALL);
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
])('isNarrowed is %j for %j', (narrowed, change) => {
  expect(isFiltered({ ...BROWSE_ALL, ...change })).toBe(narrowed);
});
