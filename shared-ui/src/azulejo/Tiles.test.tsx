import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AzulejoPanel } from './AzulejoPanel.tsx';
import { AzulejoWall } from './AzulejoWall.tsx';
import { unglaze } from './drawing.ts';
import { FlipTile } from './FlipTile.tsx';
import { MOTIFS, motifTile } from './motifs.ts';
import { panelShape } from './panel-shape.ts';
import { patternFrom } from './patterns.ts';
import { planWall } from './wall-plan.ts';
import { turnedAfter } from './wall-turns.ts';

describe('unglazed tile', () => {
  test.each([
    ...MOTIFS.map((motif) => [motif, motifTile(motif)] as const),
    ['alfama', patternFrom('alfama')] as const,
  ])('%s is outlined without fills', (_, drawing) => {
    const shapes = unglaze(drawing);
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
    // Four tiles take turns, so the first one turns after 1, 5, 9 and 13 turns.
    const [first] = plan.order;
    const states = [0, 1, 5, 9, 13, 17].map((turnCount) => turnedAfter(plan, turnCount).get(first ?? -1));
    expect(states.map((turned) => turned?.face)).toEqual([
      undefined,
      'inverse',
      'figure',
      'inverse',
      'pattern',
      undefined,
    ]);
    for (let turnCount = 1; turnCount < 200; turnCount += 1) {
      const turned = [...turnedAfter(plan, turnCount).values()];
      expect(turned.filter(({ from }) => from)).toHaveLength(1);
      expect(turned.length).toBeLessThanOrEqual(4);
    }
  });

  test('never turns motif tiles', () => {
    // Drawings 0 and 1 are the patterns; the motifs follow.
    const figures = plan.positions.flatMap(({ tile }, index) => (tile >= 2 ? [index] : []));
    for (let turnCount = 1; turnCount < 400; turnCount += 1)
      for (const index of turnedAfter(plan, turnCount).keys()) expect(figures).not.toContain(index);
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
  const countTurns = (container: HTMLElement) => container.querySelectorAll('[data-turn="in"]').length;
  const waitForTurn = () => act(async () => void vi.advanceTimersByTime(3000));

  test('wall turns one tile every three seconds until paused', async () => {
    const { container } = render(<AzulejoWall />);
    expect(countTurns(container)).toBe(0);
    await waitForTurn();
    expect(countTurns(container)).toBe(1);
    const shown = () => [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    fireEvent.click(screen.getByRole('button', { name: 'Parar os azulejos' }));
    const before = shown();
    await waitForTurn();
    expect(shown()).toEqual(before);
    fireEvent.click(screen.getByRole('button', { name: 'Mover os azulejos' }));
    await waitForTurn();
    expect(shown()).not.toEqual(before);
  });

  test('wall is static and has no button under reduced motion', async () => {
    document.documentElement.dataset.motion = 'reduce';
    const { container } = render(<AzulejoWall />);
    await waitForTurn();
    expect(countTurns(container)).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  [9, { columns: 5, rows: 2, emptyCount: 1 }],
  [5, { columns: 3, rows: 2, emptyCount: 1 }],
  [13, { columns: 5, rows: 3, emptyCount: 2 }],
])('panelShape of %i tiles has the fewest empty positions, at least one', (tiles, shape) => {
  expect(panelShape(tiles)).toEqual(shape);
});

test('panel has one tile per item, glazed when done, and fills each empty position with a whole tile', () => {
  const { container } = render(
    <AzulejoPanel seed="curso" done={[true, true, false, false, false]} label="2 de 5" />,
  );
  expect(screen.getByRole('img', { name: '2 de 5' })).toBeDefined();
  const tiles = [...container.querySelectorAll('use[data-glazed]')];
  const { columns, emptyCount } = panelShape(5);
  expect(tiles.slice(0, 5).map((tile) => tile.getAttribute('data-glazed'))).toEqual([
    'true',
    'true',
    'false',
    'false',
    'false',
  ]);
  const filling = tiles.slice(5);
  expect(filling).toHaveLength(emptyCount);
  expect(filling.map((tile) => tile.getAttribute('data-glazed'))).not.toContain('true');
  const places = tiles.map((tile) => `${tile.getAttribute('x')} ${tile.getAttribute('y')}`);
  expect(new Set(places).size, 'one tile per position').toBe(tiles.length);
  expect(new Set(tiles.map((tile) => tile.getAttribute('x'))).size).toBe(columns);
});

test('FlipTile is decorative without a label, and an image with one', () => {
  const { container, rerender } = render(<FlipTile motif="leaf" glazed={false} size={64} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[data-glazed="false"]')).not.toBeNull();
  rerender(<FlipTile motif="leaf" glazed size={64} label="O seu voto" />);
  expect(screen.getByRole('img', { name: 'O seu voto' })).toBeDefined();
  expect(container.querySelector('[data-glazed="true"]')).not.toBeNull();
});
