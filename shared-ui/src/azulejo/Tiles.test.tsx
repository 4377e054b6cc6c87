import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AzulejoPanel } from './AzulejoPanel.tsx';
import { AzulejoWall } from './AzulejoWall.tsx';
import { unglazed } from './drawing.ts';
import { FlipTile } from './FlipTile.tsx';
import { figureTile, MOTIFS } from './motifs.ts';
import { panelShape } from './panel-shape.ts';
import { patternFrom } from './patterns.ts';
import { planWall } from './wall-plan.ts';
import { turnedAfter } from './wall-turns.ts';

describe('unglazed tile', () => {
  test.each([
    ...MOTIFS.map((motif) => [motif, figureTile(motif)] as const),
    ['alfama', patternFrom('alfama')] as const,
  ])('%s is outlined without fills', (_, drawing) => {
    const shapes = unglazed(drawing);
    expect(new Set(shapes.map(({ paint }) => paint))).toEqual(new Set(['clay', 'trace']));
    // The shapes equal the drawing's.
    const drawn = new Set(shapes.map(({ d }) => d));
    for (const { d, paint } of drawing) if (paint !== 'grout') expect(drawn).toContain(d);
    // The outline of its frame distinguishes it from paper of any colour.
    expect(shapes.at(-1)).toMatchObject({ d: drawing[0]?.d, paint: 'trace' });
  });
});

describe('turning wall', () => {
  const plan = planWall('praça', 6, 6);

  test('shows pattern, inverse and motif, one tile at a time, and returns to the pattern', () => {
    const [first] = plan.order;
    const seen = [0, 1, 5, 9, 13, 17].map((turns) => turnedAfter(plan, turns).get(first ?? -1));
    expect(seen.map((turned) => turned?.face)).toEqual([
      undefined,
      'inverse',
      'figure',
      'inverse',
      'pattern',
      undefined,
    ]);
    for (let turns = 1; turns < 200; turns += 1) {
      const turned = [...turnedAfter(plan, turns).values()];
      expect(turned.filter(({ from }) => from)).toHaveLength(1);
      expect(turned.length).toBeLessThanOrEqual(4);
    }
  });

  test('never turns motif tiles', () => {
    const figures = plan.positions.flatMap(({ tile }, index) => (tile >= 2 ? [index] : []));
    for (let turns = 1; turns < 400; turns += 1)
      for (const index of turnedAfter(plan, turns).keys()) expect(figures).not.toContain(index);
  });
});

describe('wall and panel components', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    delete document.documentElement.dataset.motion;
  });
  const turns = (container: HTMLElement) => container.querySelectorAll('[data-turn="in"]').length;
  const later = () => act(async () => void vi.advanceTimersByTime(3000));

  test('wall turns one tile every three seconds until paused', async () => {
    const { container } = render(<AzulejoWall />);
    expect(turns(container)).toBe(0);
    await later();
    expect(turns(container)).toBe(1);
    const shown = () => [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    fireEvent.click(screen.getByRole('button', { name: 'Parar os azulejos' }));
    const before = shown();
    await later();
    expect(shown()).toEqual(before);
    fireEvent.click(screen.getByRole('button', { name: 'Mover os azulejos' }));
    await later();
    expect(shown()).not.toEqual(before);
  });

  test('wall is static and has no button under reduced motion', async () => {
    document.documentElement.dataset.motion = 'reduce';
    const { container } = render(<AzulejoWall />);
    await later();
    expect(turns(container)).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  [9, { columns: 5, rows: 2, over: 1 }],
  [5, { columns: 3, rows: 2, over: 1 }],
  [13, { columns: 5, rows: 3, over: 2 }],
])('panel of %i tiles has whole positions', (tiles, shape) => {
  expect(panelShape(tiles)).toEqual(shape);
});

test('panel has one tile per item, glazed when done, and a last piece', () => {
  const { container } = render(
    <AzulejoPanel seed="curso" done={[true, true, false, false, false]} label="2 de 5" />,
  );
  expect(screen.getByRole('img', { name: '2 de 5' })).toBeDefined();
  const glazed = [...container.querySelectorAll('use[data-glazed]')].map((one) =>
    one.getAttribute('data-glazed'),
  );
  expect(glazed).toEqual(['true', 'true', 'false', 'false', 'false']);
  expect(container.querySelector('[data-part="last"] [data-glazed="false"]')).not.toBeNull();
});

test('FlipTile announces its state only by its label', () => {
  const { container, rerender } = render(<FlipTile motif="leaf" glazed={false} size={64} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[data-glazed="false"]')).not.toBeNull();
  rerender(<FlipTile motif="leaf" glazed size={64} label="O seu voto" />);
  expect(screen.getByRole('img', { name: 'O seu voto' })).toBeDefined();
  expect(container.querySelector('[data-glazed="true"]')).not.toBeNull();
});
