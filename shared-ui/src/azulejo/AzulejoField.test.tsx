import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AzulejoField, type FieldTile } from './AzulejoField.tsx';

const votes = (count: number): FieldTile[] =>
  Array.from({ length: count }, (_, vote) => ({ key: `literacia ${vote}`, motif: 'book', theme: 'blue' }));

const places = (container: HTMLElement) => [...container.querySelectorAll('[role="img"] > svg:has(> use)')];

test('a vote that comes between two others moves no tile: each place is painted anew', () => {
  const { container, rerender } = render(<AzulejoField tiles={votes(20)} label="Vinte votos" />);
  const before = places(container);
  expect(before).toHaveLength(21);
  rerender(
    <AzulejoField tiles={[...votes(20), { key: 'bem-comum 0', motif: 'table' }]} label="Mais um voto" />,
  );
  const after = places(container);
  expect(after).toHaveLength(22);
  // The first twenty stand where they stood; the bare place at the end is new, and did not wander there.
  expect(after.slice(0, 20)).toEqual(before.slice(0, 20));
  expect(after.slice(0, 20).every((tile, place) => tile === before[place])).toBe(true);
  expect(before).not.toContain(after.at(-1));
});
