import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AzulejoFrame } from './AzulejoFrame.tsx';
import { chooseJoiningParts, frameTiles } from './joining-tiles.ts';
import { TileToColour } from './TileToColour.tsx';

describe('tiles of one panel seed', () => {
  const tileSeeds = Array.from({ length: 60 }, (_, person) => `pessoa ${person}`);

  test.each(['copilot-v3', 'descobrir-a-ia', 'missao-1', 'sala 4'])(
    '%s: all share corners and edges, centres differ, and a frame has two different tiles',
    (panelSeed) => {
      const parts = tileSeeds.map((tileSeed) => chooseJoiningParts(panelSeed, tileSeed));
      expect(new Set(parts.map(({ corner, edge }) => `${corner} ${edge}`)).size).toBe(1);
      expect(new Set(parts.map(({ centre }) => centre)).size).toBeGreaterThan(3);
      // A centre that reaches the edges would cover edge drawings.
      if (parts[0]?.edge !== 'none')
        for (const { centre } of parts) expect(['star', 'hollow']).not.toContain(centre);
      for (const tileSeed of tileSeeds) {
        const [one, other] = frameTiles(panelSeed, tileSeed);
        expect(frameTiles(panelSeed, tileSeed)).toEqual([one, other]);
        expect(one.centre).not.toBe(other.centre);
        expect([one.corner, one.edge]).toEqual([other.corner, other.edge]);
      }
    },
  );

  test('frame has whole tiles around an empty middle and is deterministic', () => {
    const draw = (tileSeed: string) =>
      render(<AzulejoFrame panelSeed="curso" tileSeed={tileSeed} columns={16} rows={11} />).container;
    const frame = draw('inês');
    expect(frame.querySelectorAll('use')).toHaveLength(2 * 16 + 2 * 9);
    expect(frame.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    const pathData = (container: HTMLElement) =>
      [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(pathData(draw('inês'))).toEqual(pathData(frame));
    expect(pathData(draw('rui'))).not.toEqual(pathData(frame));
  });

  test('tile to colour has an accessible name and only outlines', () => {
    const { container } = render(<TileToColour panelSeed="sala" tileSeed="rui" label="Azulejo por pintar" />);
    expect(screen.getByRole('img', { name: 'Azulejo por pintar' })).toBeDefined();
    const paints = [...container.querySelectorAll('path')].flatMap((path) =>
      ['fill', 'stroke'].map((key) => path.getAttribute(key)),
    );
    expect(new Set(paints.filter((paint) => paint && paint !== 'none'))).toEqual(
      new Set(['var(--tile-clay)', 'var(--tile-trace)']),
    );
  });
});
