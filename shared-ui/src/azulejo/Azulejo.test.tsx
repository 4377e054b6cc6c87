import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Azulejo } from './Azulejo.tsx';
import { AzulejoMark } from './AzulejoMark.tsx';
import { faviconFile, iconFile, missingTileFile, socialCardFile } from './files.ts';
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

test('files are complete SVG without anything from the network, and words are escaped', () => {
  const card = socialCardFile({ name: 'IA & todos', headline: 'a < b' });
  for (const file of [faviconFile(), iconFile(), missingTileFile(), card]) {
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(file).not.toMatch(/href="http|url\(|NaN|undefined/);
  }
  expect(card).toContain('IA &amp; todos');
  expect(card).toContain('a &lt; b');
});

test('the mark of the header is the drawing of the favicon', () => {
  const { container } = render(<AzulejoMark />);
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn.length).toBeGreaterThan(2);
  expect([...faviconFile().matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).toEqual(drawn);
});

test('a maskable icon keeps its drawing inside the circle that it may be cut to', () => {
  const [, ...flower] = [...iconFile({ maskable: true }).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');
  const numbers = flower.flatMap((d) => (d.match(/[\d.]+/g) ?? []).map(Number));
  const far = numbers.flatMap((x, i) => (i % 2 ? [] : [Math.hypot(x - 48, (numbers[i + 1] ?? 48) - 48)]));
  expect(Math.max(...far)).toBeLessThanOrEqual(0.4 * 96);
});

test('the card is five whole tiles high, and its words stay on the paper', () => {
  const card = socialCardFile({ name: 'IA para Todos', headline: 'A inteligência artificial também é sua.' });
  expect(card.match(/<use href="#t/g)).toHaveLength(4 * 5);
  expect([...card.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual([
    'IA para Todos',
    'A inteligência',
    'artificial',
    'também é sua.',
  ]);
});

test('a tile can be a file: complete SVG, without anything from the network', () => {
  const file = tileFile(figureTile('book'));
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>(<path [^>]*\/>)+<\/svg>\n$/);
  expect(file).not.toMatch(/href=|url\(/);
});
