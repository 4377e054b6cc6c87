import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Azulejo } from './azulejo.tsx';
import { figureTile, MOTIFS } from './motifs.ts';
import { patternFrom } from './patterns.ts';
import { tileFile } from './svg-string.ts';
import { planWall } from './wall-plan.ts';

test('the same seed draws the same tile, and different seeds draw different ones', () => {
  expect(patternFrom('alfama')).toEqual(patternFrom('alfama'));
  const drawn = new Set(
    ['alfama', 'belém', 'chiado', 'graça', 'lapa'].map((seed) => JSON.stringify(patternFrom(seed))),
  );
  expect(drawn.size).toBeGreaterThan(3);
});

test('every motif draws something of its own, with numbers that a browser can read', () => {
  const drawn = MOTIFS.map((motif) => JSON.stringify(figureTile(motif)));
  expect(new Set(drawn).size).toBe(MOTIFS.length);
  for (const drawing of drawn) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test('a wall shows each principle once, and no two figures side by side', () => {
  const { places } = planWall('praça', 6, 6);
  const figures = places.filter(({ tile }) => tile >= 2);
  expect(figures.map(({ tile }) => tile).sort()).toEqual([2, 3, 4, 5, 6, 7]);
  for (const one of figures)
    for (const other of figures)
      if (one !== other)
        expect(Math.abs(one.row - other.row) + Math.abs(one.column - other.column)).toBeGreaterThan(1);
});

test('a tile is decoration unless it is given words', () => {
  const { rerender } = render(<Azulejo motif="book" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Azulejo motif="book" label="Livro aberto" />);
  expect(screen.getByRole('img', { name: 'Livro aberto' })).toBeDefined();
});

test('a tile can be a file: complete SVG, without anything from the network', () => {
  const file = tileFile(figureTile('book'));
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>(<path [^>]*\/>)+<\/svg>\n$/);
  expect(file).not.toMatch(/href=|url\(/);
});
