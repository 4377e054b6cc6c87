import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Milliseconds by which the clocks of a server and its database may differ. */
const TOLERANCE = 60_000;
/** Milliseconds between two checks that refused tokens bring about. */
const PAUSE = 60_000;

const MEND = 'Set it (systemd: timedatectl set-ntp true), then sign in again.';

/** `2 days`, `3 hours`, `90 s`: rounded down, of milliseconds. */
export function inWords(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} minutes`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3600)} hours` : `${Math.floor(seconds / 86_400)} days`;
}

/** @returns the line to log about this machine's clock, or null when it agrees with the database's. */
export function clockWarning(here: number, there: number): string | null {
  const difference = here - there;
  if (Math.abs(difference) <= TOLERANCE) return null;
  return (
    `the clock of this machine is ${inWords(difference)} ${difference > 0 ? 'ahead of' : 'behind'} the database's. ` +
    `Sessions of staff end early or are refused («session_ended», «JWT issued at future»). ${MEND}`
  );
}

/** Compares this machine's clock with the database's, where that runs elsewhere, and logs a difference. */
export function watchClock(
  { connection, turn, maintain }: Pick<Database, 'connection' | 'turn' | 'maintain'>,
  { now = Date.now, write = (line: string): unknown => console.warn(`backend: ${line}`) } = {},
) {
  let lastSuspicion = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    // PGlite runs in this process.
    if (maintain) return;
    const { rows } = await turn(() =>
      sql<{ ms: string }>`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`.execute(
        connection.kysely,
      ),
    );
    const warning = clockWarning(now(), Number(rows[0]?.ms));
    if (warning) write(warning);
  }

  return {
    /** @throws when the database cannot be asked */
    check,
    /**
     * A token that this server accepts was refused: looks, at most once a minute, whether a clock is the reason.
     * @param issuedAt its `iat`, in seconds
     */
    suspect(issuedAt: unknown): void {
      const time = now();
      if (time - lastSuspicion < PAUSE) return;
      lastSuspicion = time;
      const ahead = typeof issuedAt === 'number' ? issuedAt * 1000 - time : 0;
      if (ahead > 0) {
        write(
          `a session was refused: it was issued ${inWords(ahead + 999)} in the future. The clock of this machine, or of another server, is wrong. ${MEND}`,
        );
      }
      check().catch(() => {});
    },
  };
}
