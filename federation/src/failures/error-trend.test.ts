import { expect, it } from 'vitest';
import type { HistoryLine } from '../site/history.ts';
import { isErrorRateRising, versionBefore } from './error-trend.ts';

// The error rate of a version is its number of failures per day on which it was live. It is rising if it is
// more than twice the rate of the previous version.

const now = Date.parse('2026-11-22T12:00:00Z');
/** History line of some days ago. */
const historyLine = (
  daysAgo: number,
  version: string,
  action: HistoryLine['action'] = 'publish',
): HistoryLine => ({
  at: new Date(now - daysAgo * 86_400_000).toISOString(),
  author: 'equipa',
  action,
  version,
});
/** Version a was live for eight days, then version b for two. */
const history = [historyLine(10, 'a'), historyLine(2, 'b')];
const failureCounts = (counts: Record<string, number>) =>
  Object.entries(counts).map(([version, count]) => ({
    day: '2026-11-21',
    app: 'mfe-x',
    version,
    kind: 'render',
    count,
  }));
const isRising = (counts: Record<string, number>, version = 'b', lines = history) =>
  isErrorRateRising(failureCounts(counts), 'mfe-x', version, lines, now);

it.each<[string, Record<string, number>, boolean]>([
  ['more than twice the previous rate', { a: 8, b: 10 }, true],
  ['same rate as before', { a: 40, b: 10 }, false],
  ['fewer than five failures', { b: 4 }, false],
  ['five failures after a version without any', { b: 5 }, true],
  ['no failures', { a: 40 }, false],
])('isErrorRateRising, %s: %j → %s', (_, counts, expected) => expect(isRising(counts)).toBe(expected));

it('isErrorRateRising is false for the first version, for other apps and when the previous version is out of the 30 days', () => {
  expect(isRising({ a: 100 }, 'a')).toBe(false);
  expect(isErrorRateRising(failureCounts({ b: 100 }), 'mfe-y', 'b', history, now)).toBe(false);
  expect(isRising({ b: 100 }, 'b', [historyLine(90, 'a'), historyLine(40, 'b')])).toBe(false);
});

it('versionBefore returns the version that was live before the first release of a version', () => {
  const historyWithRollback = [...history, historyLine(1, 'a', 'rollback'), historyLine(0.9, 'b', 'revoke')];
  expect(versionBefore(historyWithRollback, 'b')).toBe('a');
  expect(versionBefore(historyWithRollback, 'a')).toBeUndefined();
});
