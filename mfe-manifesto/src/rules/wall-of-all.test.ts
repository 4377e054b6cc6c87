import { PRINCIPLES } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import { wallOfAll } from './wall-of-all.ts';

it('has a tile for each vote and each suggestion, dissent among them, and no two of one key', () => {
  const { tiles, each } = wallOfAll(PRINCIPLES, 7);
  expect(each).toBe(1);
  expect(tiles).toHaveLength(83 + 7);
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
  const of = (name: string) => tiles.filter(({ key }) => key.startsWith(name));
  expect(of('literacia contra').every(({ inverted, theme }) => inverted && theme === 'blue')).toBe(true);
  expect(of('literacia a favor').every(({ inverted }) => !inverted)).toBe(true);
});

it('lets a tile stand for ten, or a hundred, and rounds nobody away', () => {
  const many = PRINCIPLES.map((principle) => ({ ...principle, upvotes: 1000, downvotes: 1 }));
  const { tiles, each } = wallOfAll(many, 40);
  expect(each).toBe(100);
  expect(tiles.length).toBeLessThanOrEqual(200);
  expect(tiles.filter(({ key }) => key.includes('contra'))).toHaveLength(6);
});

it('leaves what stands where it stands when another vote comes', () => {
  const before = wallOfAll(PRINCIPLES, 7).tiles.map(({ key }) => key);
  const after = new Set(
    wallOfAll(
      PRINCIPLES.map((one, place) => (place === 0 ? { ...one, upvotes: one.upvotes + 1 } : one)),
      7,
    ).tiles.map(({ key }) => key),
  );
  expect(before.every((key) => after.has(key))).toBe(true);
  expect(after.size).toBe(before.length + 1);
});
