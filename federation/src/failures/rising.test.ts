import { expect, it } from 'vitest';
import type { HistoryLine } from '../publish/live.ts';
import { isRising, versionBefore } from './rising.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const line = (day: number, version: string, action: HistoryLine['action'] = 'publish'): HistoryLine => ({
  at: new Date(now - day * 86_400_000).toISOString(),
  by: 'equipa',
  action,
  version,
});
const history = [line(10, 'a'), line(2, 'b')];
const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([version, count]) => ({
    day: '2026-11-21',
    app: 'mfe-x',
    version,
    kind: 'render',
    count,
  }));
const rises = (counts: Record<string, number>, version = 'b', lines = history) =>
  isRising(counted(counts), 'mfe-x', version, lines, now);

it.each<[string, Record<string, number>, boolean]>([
  ['twice as many a day as before, and more', { a: 8, b: 10 }, true],
  ['as many a day as before', { a: 40, b: 10 }, false],
  ['a few', { b: 4 }, false],
  ['some where there were none', { b: 5 }, true],
  ['none', { a: 40 }, false],
])('%s: %j → %s', (_, counts, expected) => expect(rises(counts)).toBe(expected));

it('says nothing of the first version, of other apps, or where the one before is forgotten', () => {
  expect(rises({ a: 100 }, 'a')).toBe(false);
  expect(isRising(counted({ b: 100 }), 'mfe-y', 'b', history, now)).toBe(false);
  expect(rises({ b: 100 }, 'b', [line(90, 'a'), line(40, 'b')])).toBe(false);
});

it('holds a version against the one that it first came after', () => {
  const back = [...history, line(1, 'a', 'rollback'), line(0.9, 'b', 'revoke')];
  expect(versionBefore(back, 'b')).toBe('a');
  expect(versionBefore(back, 'a')).toBeUndefined();
});
