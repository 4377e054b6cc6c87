import type { HistoryLine } from '../site/history.ts';
import type { FailureCount } from './read-failures.ts';

const DAY_MS = 86_400_000;
/** Retention of the counts in the database. */
const RETENTION_MS = 30 * DAY_MS;
/** Fewer failures are not significant. */
const MIN_FAILURES = 5;
/** Factor above the previous version's rate that counts as rising. */
const RATE_FACTOR = 2;

/** History lines that changed the live version. */
const liveChanges = (history: readonly HistoryLine[]) => history.filter(({ action }) => action !== 'revoke');

/** Returns the number of days within the last 30 days during which a version was live. */
function daysLive(history: readonly HistoryLine[], version: string, now: number): number {
  const changes = liveChanges(history);
  return changes.reduce((days, line, i) => {
    if (line.version !== version) return days;
    const from = Math.max(Date.parse(line.at), now - RETENTION_MS);
    const to = Date.parse(changes[i + 1]?.at ?? '') || now;
    return days + Math.max(0, to - from) / DAY_MS;
  }, 0);
}

/** Returns the version that was live before the first activation of this version. */
export function versionBefore(history: readonly HistoryLine[], version: string): string | undefined {
  const changes = liveChanges(history);
  const first = changes.findIndex((line) => line.version === version);
  return changes.slice(0, Math.max(first, 0)).findLast((line) => line.version !== version)?.version;
}

/** Returns the number of reported failures of a version. */
export const failureCountOf = (counts: readonly FailureCount[], app: string, version: string): number =>
  counts.reduce((sum, line) => (line.app === app && line.version === version ? sum + line.count : sum), 0);

/**
 * True when the error rate of a version is rising: more than twice the failures per live day of the previous
 * version, and at least five failures. Such a version is no rollback target, and `federation status` marks
 * it. False without a previous version or without counts.
 */
export function isErrorRateRising(
  counts: readonly FailureCount[],
  app: string,
  version: string,
  history: readonly HistoryLine[],
  now = Date.now(),
): boolean {
  const count = failureCountOf(counts, app, version);
  const before = versionBefore(history, version);
  const daysBefore = before ? daysLive(history, before, now) : 0;
  if (count < MIN_FAILURES || !before || daysBefore === 0) return false;
  // Counts at least an hour: few failures in the first minutes would give a very high daily rate.
  const rate = count / Math.max(daysLive(history, version, now), 1 / 24);
  // Adds one failure and assumes at least one day, because a few hours without a failure do
  // not determine a rate.
  const previousRate = (failureCountOf(counts, app, before) + 1) / Math.max(daysBefore, 1);
  return rate > RATE_FACTOR * previousRate;
}
