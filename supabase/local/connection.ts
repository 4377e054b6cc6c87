import { setTimeout } from 'node:timers/promises';
import { PostgresDialect } from 'kysely';
import type { AnyConnection } from './any-connection.ts';
import { mapClientErrorsTo400 } from './fixes/client-errors.ts';
import { batchSessionSettings } from './fixes/one-round-trip.ts';
import { presetRowSecurity } from './fixes/preset-row-security.ts';
import { createTaskQueue, type TaskQueue } from './fixes/task-queue.ts';
import { createLite } from './lite.ts';
import { createLiteForSession } from './pglite/connection.ts';
import type { Session } from './pglite/session.ts';
import { openInWorker } from './pglite/worker-session.ts';
import { CONNECTIONS, connectPool } from './postgres/pool.ts';
import { expectAnswer, expectPostgresUrl } from './postgres-url.ts';

export interface Database {
  connection: AnyConnection;
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
  databaseOf(await openInWorker(dataDir, archive));

/** Wraps an open PGlite session. */
export async function databaseOf(session: Session): Promise<Database> {
  return {
    connection: repaired(await createLiteForSession(session)),
    run: session.run,
    queue: createTaskQueue(1),
    maintain: session.maintain,
    // The lock on the data folder already ensures a single process.
    withLock: (task) => task(),
  };
}

/** Key of the advisory lock: arbitrary, but equal in all processes. */
const PREPARING = 7_310_202;

/**
 * Connects to PostgreSQL, compatible with transaction poolers: no session state, settings per transaction
 * only, no named statements.
 * @throws SettingError when the URL is invalid or the database does not answer
 */
export async function connectPostgres(databaseUrl: string): Promise<Database> {
  expectPostgresUrl(databaseUrl);
  const { pool, transaction, end } = connectPool(databaseUrl);
  await expectAnswer(databaseUrl, () => transaction((client) => client.query('select 1'))).catch(
    async (error) => {
      await end();
      throw error;
    },
  );
  return {
    connection: repaired(await createLite(new PostgresDialect({ pool }), end)),
    run: (script) =>
      transaction(async (client) => {
        await client.query(script);
      }),
    queue: createTaskQueue(CONNECTIONS),
    // PostgreSQL has autovacuum.
    maintain: null,
    // Transaction lock in an open transaction, because a pooler would lose a session lock. Waiting processes
    // release their connection between attempts; otherwise they could exhaust a small pool.
    withLock: async (task) => {
      for (;;) {
        const done = await transaction(async (client) => {
          const { rows } = await client.query(`select pg_try_advisory_xact_lock(${PREPARING}) as mine`);
          return rows[0]?.mine ? { value: await task() } : null;
        });
        if (done) return done.value as Awaited<ReturnType<typeof task>>;
        await setTimeout(200);
      }
    },
  };
}

function repaired(lite: unknown): AnyConnection {
  const connection = lite as AnyConnection;
  presetRowSecurity(connection);
  batchSessionSettings(connection);
  mapClientErrorsTo400(connection);
  return connection;
}
