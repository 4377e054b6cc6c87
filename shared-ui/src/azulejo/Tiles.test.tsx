import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AzulejoPanel } from './AzulejoPanel.tsx';
import { AzulejoWall } from './AzulejoWall.tsx';
import { unglazed } from './drawing.ts';
import { LaidTile } from './LaidTile.tsx';
import { figureTile, MOTIFS } from './motifs.ts';
import { panelShape } from './panel-shape.ts';
import { patternFrom } from './patterns.ts';
import { planWall } from './wall-plan.ts';
import { turnedAfter } from './wall-turns.ts';

describe('bare clay', () => {
  test.each([
    ...MOTIFS.map((motif) => [motif, figureTile(motif)] as const),
    ['alfama', patternFrom('alfama')] as const,
  ])('%s is traced and nothing of it is painted', (_, drawing) => {
    const clay = unglazed(drawing);
    expect(new Set(clay.map(({ paint }) => paint))).toEqual(new Set(['clay', 'trace']));
    // The drawing is still the same one.
    const drawn = new Set(clay.map(({ d }) => d));
    for (const { d, paint } of drawing) if (paint !== 'grout') expect(drawn).toContain(d);
    // Its frame tells it from paper of any colour.
    expect(clay.at(-1)).toMatchObject({ d: drawing[0]?.d, paint: 'trace' });
  });
});

describe('a wall that turns', () => {
  const plan = planWall('praça', 6, 6);

  test('shows pattern, inverse and figure, one tile at a time, and is itself again', () => {
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

  test('leaves the figures where they are', () => {
    const figures = plan.places.flatMap(({ tile }, place) => (tile >= 2 ? [place] : []));
    for (let turns = 1; turns < 400; turns += 1)
      for (const place of turnedAfter(plan, turns).keys()) expect(figures).not.toContain(place);
  });
});

describe('on the page', () => {
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

  test('one tile turns every three seconds, until it is told to stop', async () => {
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

  test('whoever prefers less motion sees the wall still, and no button for it', async () => {
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
])('a panel of %i tiles ends in whole places', (tiles, shape) => {
  expect(panelShape(tiles)).toEqual(shape);
});

test('a panel has one tile for each thing, glazed where it was done, and a last piece of its own', () => {
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

test('a tile that is laid says so by its words alone', () => {
  const { container, rerender } = render(<LaidTile motif="leaf" laid={false} size={64} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[data-laid="false"]')).not.toBeNull();
  rerender(<LaidTile motif="leaf" laid size={64} label="O seu voto" />);
  expect(screen.getByRole('img', { name: 'O seu voto' })).toBeDefined();
  expect(container.querySelector('[data-laid="true"]')).not.toBeNull();
});
