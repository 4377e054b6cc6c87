import { sql } from 'kysely';
import type { Database } from './connection.ts';

const EVERY_MS = 10 * 60_000;

/** Tables of which enough has changed: PostgreSQL's own measure, with its default settings halved. */
const WORN = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s
   where s.n_dead_tup > 25 + s.n_live_tup * 0.1 or s.n_mod_since_analyze > 25 + s.n_live_tup * 0.05`;

/**
 * PGlite has no autovacuum: without this its files only grow, and it never learns how large its tables are. One table in
 * one turn, so that requests come between.
 */
export async function vacuumWorn({ connection, maintain, turn }: Database): Promise<void> {
  if (!maintain) return;
  // What was counted in this session is otherwise told a while later.
  await turn(() => sql`select pg_stat_force_next_flush()`.execute(connection.kysely));
  const worn = await turn(() => sql.raw<{ name: string }>(WORN).execute(connection.kysely));
  for (const { name } of worn.rows) await turn(() => maintain(`vacuum (analyze) ${name}`));
}

/** Decides about the votes that have waited long enough, and publishes the hour's totals. Hosted, pg_cron does it. */
const countVotes = ({ run, turn }: Database): Promise<void> =>
  turn(() => run('select private.count_votes()'));

/** Throws away what has come to its end, as private.retention says. Hosted Supabase does it by pg_cron. */
export const throwAway = ({ run, turn }: Database): Promise<void> =>
  turn(() => run('select private.purge()'));

/**
 * What the server does by itself from time to time. `stop` waits for what is under way.
 * @param checkClock compares the clocks first: what is counted goes by the database's
 */
export function keepHouse(
  database: Database,
  checkClock: () => Promise<void> = async () => {},
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(checkClock)
      .then(() => countVotes(database))
      .then(() => throwAway(database))
      .then(() => vacuumWorn(database))
      .catch((error: unknown) => {
        console.error(`backend: ${error instanceof Error ? error.message : error} while tidying up`);
      });
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
