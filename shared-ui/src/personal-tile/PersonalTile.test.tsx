import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { motifTile } from '../azulejo/motifs.ts';
import { LAYERS, personalTile } from './figure.ts';
import { PersonalTile } from './PersonalTile.tsx';
import { TwoTiles } from './TwoTiles.tsx';

/** 300 different seeds of eight hexadecimal digits. */
const SEEDS = Array.from({ length: 300 }, (_, index) =>
  Math.imul(index + 1, 2654435761)
    .toString(16)
    .replace('-', '')
    .padStart(8, '0')
    .slice(0, 8),
);
/** Returns the glazed shapes, without the sketch. */
const glazedShapes = (seed: string, layers: number) => personalTile(seed, layers, { sketched: false }).flat();

describe('personalTile', () => {
  test('is deterministic, and differs by seed', () => {
    expect(glazedShapes('3f9a1c07', LAYERS)).toEqual(glazedShapes('3f9a1c07', LAYERS));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(glazedShapes(seed, LAYERS)))).size).toBe(SEEDS.length);
  });

  test.each(SEEDS.slice(0, 20))('of %s only adds shapes with each layer', (seed) => {
    for (let layers = 1; layers < LAYERS; layers += 1) {
      const [current, next] = [glazedShapes(seed, layers), glazedShapes(seed, layers + 1)];
      expect(next.length).toBeGreaterThan(current.length);
      expect(next.slice(0, current.length)).toEqual(current);
    }
  });

  test('joins with every motif tile and personal tile from the first layer', () => {
    const ground = motifTile('book').slice(0, personalTile('00000001', 1)[0]?.length);
    for (const seed of SEEDS.slice(0, 50))
      expect(glazedShapes(seed, LAYERS).slice(0, ground.length)).toEqual(ground);
    expect(glazedShapes('3f9a1c07', 1)).toEqual(ground);
  });

  test('is the same unglazed tile for every seed without layers, and clamps the layer count', () => {
    expect(new Set(glazedShapes('3f9a1c07', 0).map(({ paint }) => paint))).toEqual(
      new Set(['clay', 'trace']),
    );
    expect(personalTile('3f9a1c07', 0)).toEqual(personalTile('00000001', 0));
    expect(personalTile('3f9a1c07', 99)).toEqual(personalTile('3f9a1c07', LAYERS));
    expect(personalTile('3f9a1c07', Number.NaN)).toEqual(personalTile('3f9a1c07', 0));
  });

  test('sketches missing layers in thin lines', () => {
    // Above the ground, below every other layer.
    const [sketch] = personalTile('3f9a1c07', 3).slice(1);
    const missingShapes = glazedShapes('3f9a1c07', LAYERS).slice(glazedShapes('3f9a1c07', 3).length);
    expect(sketch?.map(({ d }) => d)).toEqual(missingShapes.map(({ d }) => d));
    expect(new Set(sketch?.map(({ paint }) => paint))).toEqual(new Set(['clay']));
    expect(personalTile('3f9a1c07', 3, { sketched: false })).toHaveLength(3);
    expect(personalTile('3f9a1c07', LAYERS)).toHaveLength(LAYERS);
    // A small picture sketches only the petals, and nothing once they are painted.
    expect(personalTile('3f9a1c07', 3, { small: true })[1]).toHaveLength(1);
    expect(personalTile('3f9a1c07', 4, { small: true })).toHaveLength(4);
  });
});

describe('tile components', () => {
  test('PersonalTile is an image with a label, and decorative without', () => {
    const { container } = render(
      <>
        <PersonalTile seed="3f9a1c07" layers={3} size={32} label="O meu azulejo: 3 de 7 camadas" />
        <PersonalTile seed={null} layers={3} />
      </>,
    );
    const named = screen.getByRole('img', { name: 'O meu azulejo: 3 de 7 camadas' });
    expect(named.querySelectorAll('g')).toHaveLength(4);
    const decorative = container.querySelector('svg[aria-hidden]');
    expect(decorative?.querySelectorAll('g')).toHaveLength(1);
  });

  test('TwoTiles alternates two tiles in one image', () => {
    render(<TwoTiles one={{ seed: '00000001', layers: 7 }} other={{ seed: null, layers: 0 }} label="Dois" />);
    expect(screen.getByRole('img', { name: 'Dois' }).querySelectorAll('svg')).toHaveLength(4);
  });
});
