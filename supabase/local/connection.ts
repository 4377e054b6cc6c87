import { setTimeout } from 'node:timers/promises';
import { PostgresDialect } from 'kysely';
import { mapClientErrorsTo400 } from './fixes/client-errors.ts';
import { batchSessionSettings } from './fixes/one-round-trip.ts';
import { presetRowSecurity } from './fixes/preset-row-security.ts';
import { createTaskQueue, type TaskQueue } from './fixes/task-queue.ts';
import { createLite } from './lite.ts';
import type { LiteConnection } from './lite-connection.ts';
import { createLiteForSession } from './pglite/connection.ts';
import type { Session } from './pglite/session.ts';
import { openInWorker } from './pglite/worker-session.ts';
import { connectPool, MAX_CONNECTIONS } from './postgres/pool.ts';
import { assertConnects, assertPostgresUrl } from './postgres-url.ts';

/** The database of a server: PGlite or PostgreSQL, through a patched @supabase/lite connection. */
export interface Database {
  connection: LiteConnection;
  /** Runs a script of several statements in one transaction, as the database's owner. */
  run(script: string): Promise<void>;
  /** Queues a request; an aborted request leaves the queue. */
  queue: TaskQueue;
  /** Runs one statement outside a transaction; null when the database vacuums itself. */
  maintain: ((statement: string) => Promise<void>) | null;
  /** Runs a task under a lock across processes: several may migrate the same database at once. */
  withLock<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * Opens PGlite in a worker thread: in a folder, or in memory when `dataDir` is null (from an archive, if
 * given).
 */
export const connectPglite = async (dataDir: string | null, archive?: string): Promise<Database> =>
  databaseFromSession(await openInWorker(dataDir, archive));

/** Wraps an open PGlite session. */
export async function databaseFromSession(session: Session): Promise<Database> {
  return {
    connection: applyLiteFixes(await createLiteForSession(session)),
    run: session.run,
    queue: createTaskQueue(1),
    maintain: session.maintain,
    // The lock on the data folder already ensures a single process.
    withLock: (task) => task(),
  };
}

/** Key of the advisory lock of `withLock`: arbitrary, but equal in all processes. */
const LOCK_KEY = 7_310_202;

/**
 * Connects to PostgreSQL, compatible with transaction poolers: no session state, settings per transaction
 * only, no named statements.
 * @throws SettingError when the URL is invalid or the database does not answer
 */
export async function connectPostgres(databaseUrl: string): Promise<Database> {
  assertPostgresUrl(databaseUrl);
  const { pool, transaction, end } = connectPool(databaseUrl);
  await assertConnects(databaseUrl, () => transaction((client) => client.query('select 1'))).catch(
    async (error) => {
      await end();
      throw error;
    },
  );
  return {
    connection: applyLiteFixes(await createLite(new PostgresDialect({ pool }), end)),
    run: (script) =>
      transaction(async (client) => {
        await client.query(script);
      }),
    queue: createTaskQueue(MAX_CONNECTIONS),
    // PostgreSQL has autovacuum.
    maintain: null,
    // Transaction lock in an open transaction, because a pooler would lose a session lock. Waiting processes
    // release their connection between attempts; otherwise they could exhaust a small pool.
    withLock: async (task) => {
      for (;;) {
        const result = await transaction(async (client) => {
          const { rows } = await client.query(`select pg_try_advisory_xact_lock(${LOCK_KEY}) as is_locked`);
          return rows[0]?.is_locked ? { value: await task() } : null;
        });
        if (result) return result.value as Awaited<ReturnType<typeof task>>;
        await setTimeout(200);
      }
    },
  };
}

/** Patches a connection of @supabase/lite in place. */
function applyLiteFixes(lite: unknown): LiteConnection {
  const connection = lite as LiteConnection;
  presetRowSecurity(connection);
  batchSessionSettings(connection);
  mapClientErrorsTo400(connection);
  return connection;
}
