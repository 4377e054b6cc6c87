import { PRINCIPLES } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import { buildVoteWall } from './vote-wall.ts';

it('buildVoteWall returns one tile per vote and suggestion, votes against included, with unique keys', () => {
  const { tiles, perTile } = buildVoteWall(PRINCIPLES, 7);
  expect(perTile).toBe(1);
  expect(tiles).toHaveLength(83 + 7);
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
  const tilesOfGroup = (name: string) => tiles.filter(({ key }) => key.startsWith(name));
  expect(tilesOfGroup('literacia contra').every(({ inverted, theme }) => inverted && theme === 'blue')).toBe(
    true,
  );
  expect(tilesOfGroup('literacia a favor').every(({ inverted }) => !inverted)).toBe(true);
});

it('buildVoteWall groups votes and keeps every minority', () => {
  const many = PRINCIPLES.map((principle) => ({ ...principle, upvotes: 1000, downvotes: 1 }));
  const { tiles, perTile } = buildVoteWall(many, 40);
  expect(perTile).toBe(50);
  expect(tiles.length).toBeLessThanOrEqual(200);
  expect(tiles.filter(({ key }) => key.includes('contra'))).toHaveLength(6);
});

it.each([33, 34, 100, 617, 2_000, 50_000])(
  'buildVoteWall has between 75 and 200 tiles for %i votes each',
  (count) => {
    const principles = PRINCIPLES.map((principle) => ({ ...principle, upvotes: count, downvotes: 0 }));
    const { tiles } = buildVoteWall(principles, 0);
    expect(tiles.length).toBeGreaterThanOrEqual(75);
    expect(tiles.length).toBeLessThanOrEqual(200);
  },
);

it('buildVoteWall keeps existing tiles when a vote is added', () => {
  const before = buildVoteWall(PRINCIPLES, 7).tiles.map(({ key }) => key);
  const after = new Set(
    buildVoteWall(
      PRINCIPLES.map((one, index) => (index === 0 ? { ...one, upvotes: one.upvotes + 1 } : one)),
      7,
    ).tiles.map(({ key }) => key),
  );
  expect(before.every((key) => after.has(key))).toBe(true);
  expect(after.size).toBe(before.length + 1);
});
