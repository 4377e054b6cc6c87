import { expect, it } from 'vitest';
import { BROWSE_ALL, isNarrowed, parseBrowsing, parseShown } from './browse.ts';

it.each([undefined, null, 'x', { search: 1 }, { order: 'worst' }])('starts anew from %j', (stored) => {
  expect(parseBrowsing(stored)).toEqual(BROWSE_ALL);
});

it.each([undefined, null, 'x', 3, 1e9, 12.5])('shows one page when %j is kept', (stored) => {
  expect(parseShown(12)(stored)).toBe(12);
});

it('shows as many as were shown', () => {
  expect(parseShown(12)(36)).toBe(36);
});

it.each([
  [false, {}],
  [false, { search: '  ' }],
  [true, { search: 'a' }],
  [true, { principle: 'Bem Comum' }],
])('is narrowed: %j by %j', (narrowed, change) => {
  expect(isNarrowed({ ...BROWSE_ALL, ...change })).toBe(narrowed);
});
