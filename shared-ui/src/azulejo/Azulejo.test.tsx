import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Azulejo } from './Azulejo.tsx';
import { AzulejoMark } from './AzulejoMark.tsx';
import { faviconFile, iconFile, missingTileFile, socialCardFile } from './files.ts';
import { MOTIFS, motifTile } from './motifs.ts';
import { patternFrom } from './patterns.ts';
import { tileFile } from './svg-string.ts';
import { planWall } from './wall-plan.ts';

test('same seed draws the same tile, different seeds draw different tiles', () => {
  expect(patternFrom('alfama')).toEqual(patternFrom('alfama'));
  const drawn = new Set(
    ['alfama', 'belém', 'chiado', 'graça', 'lapa'].map((seed) => JSON.stringify(patternFrom(seed))),
  );
  expect(drawn.size).toBeGreaterThan(3);
});

test('every motif has its own drawing with valid numbers', () => {
  const drawn = MOTIFS.map((motif) => JSON.stringify(motifTile(motif)));
  expect(new Set(drawn).size).toBe(MOTIFS.length);
  for (const drawing of drawn) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test('wall shows each principle once, without adjacent motifs', () => {
  const { positions } = planWall('praça', 6, 6);
  // Drawings 0 and 1 are the patterns; the motifs follow.
  const figures = positions.filter(({ tile }) => tile >= 2);
  expect(figures.map(({ tile }) => tile).sort()).toEqual([2, 3, 4, 5, 6, 7]);
  for (const one of figures)
    for (const other of figures)
      if (one !== other)
        expect(Math.abs(one.row - other.row) + Math.abs(one.column - other.column)).toBeGreaterThan(1);
});

test('tile is decorative without a label', () => {
  const { rerender } = render(<Azulejo motif="book" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Azulejo motif="book" label="Livro aberto" />);
  expect(screen.getByRole('img', { name: 'Livro aberto' })).toBeDefined();
});

test('files are self-contained SVG with escaped text', () => {
  const card = socialCardFile({ name: 'IA & todos', headline: 'a < b' });
  for (const file of [faviconFile(), iconFile(), missingTileFile(), card]) {
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(file).not.toMatch(/href="http|url\(|NaN|undefined/);
  }
  expect(card).toContain('IA &amp; todos');
  expect(card).toContain('a &lt; b');
});

test('AzulejoMark draws the same paths as the favicon', () => {
  const { container } = render(<AzulejoMark />);
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn.length).toBeGreaterThan(2);
  expect([...faviconFile().matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).toEqual(drawn);
});

test('maskable icon fits its drawing into the safe circle', () => {
  // The first path is the ground; the others are the flower.
  const [, ...flower] = [...iconFile({ maskable: true }).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');
  const numbers = flower.flatMap((d) => (d.match(/[\d.]+/g) ?? []).map(Number));
  // The numbers are pairs of x and y; the centre of the tile is (48, 48).
  const distances = numbers.flatMap((x, i) =>
    i % 2 ? [] : [Math.hypot(x - 48, (numbers[i + 1] ?? 48) - 48)],
  );
  // The safe circle of a maskable icon has a radius of 40 % of the side.
  expect(Math.max(...distances)).toBeLessThanOrEqual(0.4 * 96);
});

test('social card has four by five whole tiles, and wraps its headline into lines', () => {
  const card = socialCardFile({ name: 'IA para Todos', headline: 'A inteligência artificial também é sua.' });
  expect(card.match(/<use href="#t/g)).toHaveLength(4 * 5);
  expect([...card.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    'IA para Todos',
    'A inteligência',
    'artificial',
    'também é sua.',
  ]);
});

test('tile can be rendered as a self-contained SVG file', () => {
  const file = tileFile(motifTile('book'));
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>(<path [^>]*\/>)+<\/svg>\n$/);
  expect(file).not.toMatch(/href=|url\(/);
});
