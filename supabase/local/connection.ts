import { setTimeout } from 'node:timers/promises';
import { PostgresDialect } from 'kysely';
import type { AnyConnection } from './any-connection.ts';
import { clientFaultsAre400 } from './fixes/client-faults.ts';
import { type Turn, turns } from './fixes/one-at-a-time.ts';
import { sessionInOneRoundTrip } from './fixes/one-round-trip.ts';
import { rowSecurityIsKnown } from './fixes/row-security-known.ts';
import { liteOn } from './lite.ts';
import { openApart } from './pglite/apart.ts';
import { liteOnSession } from './pglite/connection.ts';
import type { Session } from './pglite/session.ts';
import { CONNECTIONS, connectPool } from './postgres/pool.ts';
import { expectAnswer, expectPostgresUrl } from './postgres-url.ts';

export interface Database {
  connection: AnyConnection;
  /** Runs a script of several statements as one transaction, as the owner. */
  run(script: string): Promise<void>;
  /** Waits for a request's turn, unless it is given up before. */
  turn: Turn;
  /** Runs one statement outside a transaction; null where the database looks after itself. */
  maintain: ((statement: string) => Promise<void>) | null;
  /** Runs a task while no other process prepares the same database: several may start at once. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

/** PGlite in a folder, or in memory when `dataDir` is null (from an archive, if there is one), in a thread of its own. */
export const connectPglite = async (dataDir: string | null, archive?: string): Promise<Database> =>
  databaseOf(await openApart(dataDir, archive));

/** A PGlite that is open already. */
export async function databaseOf(session: Session): Promise<Database> {
  return {
    connection: repaired(await liteOnSession(session)),
    run: session.run,
    turn: turns(1),
    maintain: session.maintain,
    // The folder has one process, which the lock on it sees to.
    alone: (task) => task(),
  };
}

/** Any number, the same in all processes. */
const PREPARING = 7_310_202;

/**
 * Keeps nothing in the session, which a transaction pooler refuses or hands to somebody else. No setting: each transaction
 * has its own. No statement has a name.
 * @throws SettingError when the address is none of PostgreSQL, or nothing answers there.
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
    connection: repaired(await liteOn(new PostgresDialect({ pool }), end)),
    run: (script) =>
      transaction(async (client) => {
        await client.query(script);
      }),
    turn: turns(CONNECTIONS),
    // It has its autovacuum.
    maintain: null,
    // The lock of a transaction, which stays open for it: that of a session would be lost behind a pooler. Who waits holds
    // no connection meanwhile, or all of a small pool could wait for one that needs another.
    alone: async (task) => {
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
  rowSecurityIsKnown(connection);
  sessionInOneRoundTrip(connection);
  clientFaultsAre400(connection);
  return connection;
}
