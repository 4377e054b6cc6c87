import { sql } from 'kysely';
import type { Database } from './connection.ts';

const INTERVAL_MS = 10 * 60_000;

/** Tables with enough changes to vacuum: PostgreSQL's own thresholds, with default settings halved. */
const BLOATED_TABLES = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s
   where s.n_dead_tup > 25 + s.n_live_tup * 0.1 or s.n_mod_since_analyze > 25 + s.n_live_tup * 0.05`;

/**
 * Vacuums and analyses bloated tables. PGlite has no autovacuum: its files would only grow, and its planner statistics
 * would go stale. Each table takes one queue slot, so that requests run in between.
 */
export async function vacuumBloatedTables({ connection, maintain, queue }: Database): Promise<void> {
  if (!maintain) return;
  // Flush this session's statistics, which are otherwise reported with a delay.
  await queue(() => sql`select pg_stat_force_next_flush()`.execute(connection.kysely));
  const bloated = await queue(() => sql.raw<{ name: string }>(BLOATED_TABLES).execute(connection.kysely));
  for (const { name } of bloated.rows) await queue(() => maintain(`vacuum (analyze) ${name}`));
}

/** Counts votes after their delay, and publishes the hourly totals. Hosted Supabase uses pg_cron. */
const countVotes = ({ run, queue }: Database): Promise<void> =>
  queue(() => run('select private.count_votes()'));

/** Deletes expired rows by private.retention. Hosted Supabase uses pg_cron. */
export const purgeExpired = ({ run, queue }: Database): Promise<void> =>
  queue(() => run('select private.purge()'));

/**
 * Runs maintenance periodically. `stop` waits for a running task.
 * @param checkClock runs first and logs a wrong clock, because counting uses the database's clock
 */
export function runMaintenance(
  database: Database,
  checkClock: () => Promise<void> = async () => {},
  intervalMs = INTERVAL_MS,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(checkClock)
      .then(() => countVotes(database))
      .then(() => purgeExpired(database))
      .then(() => vacuumBloatedTables(database))
      .catch((error: unknown) => {
        console.error(`backend: ${error instanceof Error ? error.message : error} while tidying up`);
      });
  }, intervalMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
