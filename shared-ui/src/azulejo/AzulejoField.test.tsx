import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AzulejoField, type FieldTile } from './AzulejoField.tsx';

const votes = (count: number): FieldTile[] =>
  Array.from({ length: count }, (_, vote) => ({ key: `literacia ${vote}`, motif: 'book', theme: 'blue' }));

/** Tiles, without the element that holds their drawings. */
const tileNodes = (container: HTMLElement) => [
  ...container.querySelectorAll('[role="img"] > svg:has(> use)'),
];

test('AzulejoField keeps its nodes in place when a tile is inserted between others', () => {
  const { container, rerender } = render(<AzulejoField tiles={votes(20)} label="Vinte votos" />);
  const before = tileNodes(container);
  expect(before).toHaveLength(21);
  rerender(
    <AzulejoField tiles={[...votes(20), { key: 'bem-comum 0', motif: 'table' }]} label="Mais um voto" />,
  );
  const after = tileNodes(container);
  expect(after).toHaveLength(22);
  // The first twenty nodes are unchanged; the unglazed one at the end is new.
  expect(after.slice(0, 20)).toEqual(before.slice(0, 20));
  expect(after.slice(0, 20).every((tile, index) => tile === before[index])).toBe(true);
  expect(before).not.toContain(after.at(-1));
});

test('AzulejoField ends in the given number of unglazed tiles', () => {
  const { container } = render(<AzulejoField tiles={votes(20)} label="Vinte votos" places={4} />);
  const drawings = tileNodes(container).map((tile) => tile.querySelector('use')?.getAttribute('href'));
  expect(drawings).toHaveLength(24);
  expect(new Set(drawings.slice(20)).size).toBe(1);
  expect(drawings.slice(0, 20)).not.toContain(drawings.at(-1));
});
