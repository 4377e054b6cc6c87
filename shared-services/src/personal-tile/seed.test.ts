import { expect, it } from 'vitest';
import { asSeed, newSeed, readShared, writeShared } from './seed.ts';

it('newSeed returns eight random hexadecimal digits', () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  expect(seeds.map(asSeed)).toEqual(seeds);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(['', 'xyz', '3F9A1C07', '3f9a1c070', null].map(asSeed)).toEqual([null, null, null, null, null]);
});

it('readShared reads the text of writeShared', () => {
  const tile = { seed: '3f9a1c07', layers: 5 };
  expect(writeShared(tile)).toBe('3f9a1c07.5');
  expect(readShared(writeShared(tile), 7)).toEqual(tile);
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
])('readShared rejects %j', (text) => expect(readShared(text, 7)).toBeNull());
