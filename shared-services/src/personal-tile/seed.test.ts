// Tests the seed of the visitor's tile and the tile in a shared URL. The tile in these tests has at most
// seven layers.
import { expect, it } from 'vitest';
import { formatSharedTile, newSeed, parseSeed, parseSharedTile } from './seed.ts';

it('newSeed returns eight random hexadecimal digits, the only text that parseSeed accepts', () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  expect(seeds.map(parseSeed)).toEqual(seeds);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(['', 'xyz', '3F9A1C07', '3f9a1c070', null].map(parseSeed)).toEqual([null, null, null, null, null]);
});

it('parseSharedTile reads the text of formatSharedTile', () => {
  const tile = { seed: '3f9a1c07', layers: 5 };
  expect(formatSharedTile(tile)).toBe('3f9a1c07.5');
  expect(parseSharedTile(formatSharedTile(tile), 7)).toEqual(tile);
});

it.each([
  undefined,
  '',
  '3f9a1c07',
  '3f9a1c07.',
  '3f9a1c07.0',
  '3f9a1c07.8',
  '3f9a1c07.07',
  '3f9a1c07.3.3',
  '3F9A1C07.3',
  '3f9a1c0.3',
  ' 3f9a1c07.3',
  '3f9a1c07.3\n',
  '<script>.3',
])('parseSharedTile rejects %j', (text) => expect(parseSharedTile(text, 7)).toBeNull());
