import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AzulejoFrame } from './AzulejoFrame.tsx';
import { frameTiles, joinedParts } from './joined.ts';
import { TileToColour } from './TileToColour.tsx';

describe('tiles of one room', () => {
  const people = Array.from({ length: 60 }, (_, person) => `pessoa ${person}`);

  test.each(['copilot-v3', 'descobrir-a-ia', 'missao-1', 'sala 4'])(
    '%s: any two join and differ',
    (panelSeed) => {
      const parts = people.map((own) => joinedParts(panelSeed, own));
      expect(new Set(parts.map(({ corner, edge }) => `${corner} ${edge}`)).size).toBe(1);
      expect(new Set(parts.map(({ centre }) => centre)).size).toBeGreaterThan(3);
      // A centre that reaches the edges would cover edge drawings.
      if (parts[0]?.edge !== 'none')
        for (const { centre } of parts) expect(['star', 'hollow']).not.toContain(centre);
      for (const own of people) {
        const [one, other] = frameTiles(panelSeed, own);
        expect(frameTiles(panelSeed, own)).toEqual([one, other]);
        expect(one.centre).not.toBe(other.centre);
        expect([one.corner, one.edge]).toEqual([other.corner, other.edge]);
      }
    },
  );

  test('frame has whole tiles around an empty middle and is deterministic', () => {
    const draw = (own: string) =>
      render(<AzulejoFrame panelSeed="curso" tileSeed={own} columns={16} rows={11} />).container;
    const frame = draw('inês');
    expect(frame.querySelectorAll('use')).toHaveLength(2 * 16 + 2 * 9);
    expect(frame.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    const drawn = (one: HTMLElement) =>
      [...one.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(drawn(draw('inês'))).toEqual(drawn(frame));
    expect(drawn(draw('rui'))).not.toEqual(drawn(frame));
  });

  test('tile to colour has an accessible name and only outlines', () => {
    const { container } = render(<TileToColour panelSeed="sala" tileSeed="rui" label="Azulejo por pintar" />);
    expect(screen.getByRole('img', { name: 'Azulejo por pintar' })).toBeDefined();
    const painted = [...container.querySelectorAll('path')].flatMap((path) =>
      ['fill', 'stroke'].map((key) => path.getAttribute(key)),
    );
    expect(new Set(painted.filter((one) => one && one !== 'none'))).toEqual(
      new Set(['var(--tile-clay)', 'var(--tile-trace)']),
    );
  });
});
