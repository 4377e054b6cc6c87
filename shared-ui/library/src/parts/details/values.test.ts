import { readFileSync } from 'node:fs';
import path from 'node:path';
import { THEMES, token } from '@ia/shared-ui/tokens';
import { expect, test } from 'vitest';
import { readTokenValues } from './values.ts';

// Vitest replaces imported style sheets by an empty text.
const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../src/tokens', file), 'utf8');
const { colourRows, contrastRows, others, sizeRanges } = readTokenValues(
  read('themes.css'),
  read('tokens.css'),
);

const properties = (group: object) =>
  Object.values(group).map((value: string) => value.replace(/^var\(--(.*)\)$/, '$1'));

test.each(THEMES)('every colour token of %s has a value in light and dark', (theme) => {
  const names = colourRows(theme).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(properties({ ...token.color, ...token.tile })));
  expect(names).toEqual(expect.arrayContaining(['color-shadow', 'color-scrim']));
});

test('colours have their source and sRGB value', () => {
  const row = (name: string) => colourRows('pink').find((colour) => colour.name === name);
  expect(row('color-accent')).toEqual({
    name: 'color-accent',
    light: { source: 'oklch(0.48 0.194 358)', hex: '#aa035d' },
    dark: { source: 'oklch(0.74 0.14 358)', hex: '#f083aa' },
  });
  // A colour with alpha has eight digits.
  expect(row('color-shadow')?.light.hex).toMatch(/^#[0-9a-f]{6}24$/);
});

test('contrast rows have the ratio of each pair and the minimum of its kind', () => {
  const rows = contrastRows('blue');
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ light, dark, required }) => light < required || dark < required)).toEqual([]);
  expect(new Set(rows.map(({ required }) => required))).toEqual(new Set([4.5, 3]));
});

test('text sizes have their bounds in px, for every token', () => {
  expect([...sizeRanges.keys()].sort()).toEqual(Object.keys(token.size).sort());
  expect(sizeRanges.get('h1')).toEqual([34, 56]);
  expect(sizeRanges.get('md')).toEqual([18, 18]);
});

test('shadows, radii and durations have their declared value', () => {
  const names = [token.shadow, token.radius, token.motion].flatMap(properties);
  expect([...others.keys()].sort()).toEqual(names.sort());
  expect(others.get('motion-fast')).toBe('150ms');
});
