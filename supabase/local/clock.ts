import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Accepted clock difference between server and database. */
const TOLERANCE_MS = 60_000;
/** Minimum interval between checks caused by refused tokens. */
const MIN_CHECK_INTERVAL_MS = 60_000;

/** How an operator corrects the clock, for log lines. */
const FIX_HINT = 'Correct it (systemd: timedatectl set-ntp true), then sign in again.';

/** Formats a duration in ms, rounded down: `2 days`, `3 hours`, `90 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} minutes`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3600)} hours` : `${Math.floor(seconds / 86_400)} days`;
}

/** Returns a warning when this machine's clock differs from the database's, otherwise null. */
export function clockWarning(localTime: number, databaseTime: number): string | null {
  const difference = localTime - databaseTime;
  if (Math.abs(difference) <= TOLERANCE_MS) return null;
  return (
    `the clock of this machine is ${formatDuration(difference)} ${difference > 0 ? 'ahead of' : 'behind'} the database's. ` +
    `Staff sessions end early or are rejected («session_ended», «JWT issued at future»). ${FIX_HINT}`
  );
}

/** Creates checks that compare this machine's clock with a PostgreSQL server's, and log a difference. */
export function createClockCheck(
  { connection, queue, maintain }: Pick<Database, 'connection' | 'queue' | 'maintain'>,
  { now = Date.now, write = (line: string): unknown => console.warn(`backend: ${line}`) } = {},
) {
  let lastRefusalCheck = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    // Only PGlite has `maintain`; it runs in this process and shares its clock.
    if (maintain) return;
    const { rows } = await queue(() =>
      sql<{ ms: string }>`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`.execute(
        connection.kysely,
      ),
    );
    const warning = clockWarning(now(), Number(rows[0]?.ms));
    if (warning) write(warning);
  }

  return {
    /** @throws when the database does not answer */
    check,
    /**
     * Call when a valid token was refused: checks at most once a minute whether a clock is the cause.
     * @param issuedAt the token's `iat`, in seconds
     */
    onTokenRefused(issuedAt: unknown): void {
      const time = now();
      if (time - lastRefusalCheck < MIN_CHECK_INTERVAL_MS) return;
      lastRefusalCheck = time;
      const ahead = typeof issuedAt === 'number' ? issuedAt * 1000 - time : 0;
      if (ahead > 0) {
        write(
          // Rounded up, so that a fraction of a second is not «0 s».
          `a session was rejected: it was issued ${formatDuration(ahead + 999)} in the future. The clock of this machine, or of another server, is wrong. ${FIX_HINT}`,
        );
      }
      check().catch(() => {});
    },
  };
}
