import type { HistoryLine } from '../publish/live.ts';
import type { FailureCount } from './read-failures.ts';

const DAY = 86_400_000;
/** So long the database keeps counts. */
const KEPT = 30 * DAY;
/** Of fewer failures nothing can be said. */
const FEW = 5;
const WORSE = 2;

const changesOf = (history: readonly HistoryLine[]) => history.filter(({ action }) => action !== 'revoke');

/** For how many of the last thirty days a version was live. */
function daysLive(history: readonly HistoryLine[], version: string, now: number): number {
  const changes = changesOf(history);
  return changes.reduce((days, line, i) => {
    if (line.version !== version) return days;
    const from = Math.max(Date.parse(line.at), now - KEPT);
    const to = Date.parse(changes[i + 1]?.at ?? '') || now;
    return days + Math.max(0, to - from) / DAY;
  }, 0);
}

/** The version that was live before this one became so for the first time. */
export function versionBefore(history: readonly HistoryLine[], version: string): string | undefined {
  const changes = changesOf(history);
  const first = changes.findIndex((line) => line.version === version);
  return changes.slice(0, Math.max(first, 0)).findLast((line) => line.version !== version)?.version;
}

export const countOf = (counts: readonly FailureCount[], app: string, version: string): number =>
  counts.reduce((sum, line) => (line.app === app && line.version === version ? sum + line.count : sum), 0);

/**
 * Whether a version failed visitors clearly more often than the one before it: twice as often for each day that it was
 * live, and not just a few times. Where there was none before, or nobody counted, it is not.
 */
export function isRising(
  counts: readonly FailureCount[],
  app: string,
  version: string,
  history: readonly HistoryLine[],
  now = Date.now(),
): boolean {
  const count = countOf(counts, app, version);
  const before = versionBefore(history, version);
  const daysBefore = before ? daysLive(history, before, now) : 0;
  if (count < FEW || !before || daysBefore === 0) return false;
  const rate = count / Math.max(daysLive(history, version, now), 1 / 24);
  // One more than were counted, and a day at least: a version of which an hour is known may have been lucky.
  const usual = (countOf(counts, app, before) + 1) / Math.max(daysBefore, 1);
  return rate > WORSE * usual;
}
