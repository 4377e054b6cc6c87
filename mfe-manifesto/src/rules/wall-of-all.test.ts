import { PRINCIPLES } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import { wallOfAll } from './wall-of-all.ts';

it('wallOfAll returns one tile per vote and suggestion, votes against included, with unique keys', () => {
  const { tiles, each } = wallOfAll(PRINCIPLES, 7);
  expect(each).toBe(1);
  expect(tiles).toHaveLength(83 + 7);
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
  const tilesOfGroup = (name: string) => tiles.filter(({ key }) => key.startsWith(name));
  expect(tilesOfGroup('literacia contra').every(({ inverted, theme }) => inverted && theme === 'blue')).toBe(
    true,
  );
  expect(tilesOfGroup('literacia a favor').every(({ inverted }) => !inverted)).toBe(true);
});

it('wallOfAll groups ten or a hundred votes per tile and keeps every minority', () => {
  const many = PRINCIPLES.map((principle) => ({ ...principle, upvotes: 1000, downvotes: 1 }));
  const { tiles, each } = wallOfAll(many, 40);
  expect(each).toBe(100);
  expect(tiles.length).toBeLessThanOrEqual(200);
  expect(tiles.filter(({ key }) => key.includes('contra'))).toHaveLength(6);
});

it('wallOfAll keeps existing tiles when a vote is added', () => {
  const before = wallOfAll(PRINCIPLES, 7).tiles.map(({ key }) => key);
  const after = new Set(
    wallOfAll(
      PRINCIPLES.map((one, index) => (index === 0 ? { ...one, upvotes: one.upvotes + 1 } : one)),
      7,
    ).tiles.map(({ key }) => key),
  );
  expect(before.every((key) => after.has(key))).toBe(true);
  expect(after.size).toBe(before.length + 1);
});
