import { setTimeout } from 'node:timers/promises';
import type { AnyConnection } from './any-connection.ts';
import { clientFaultsAre400 } from './fixes/client-faults.ts';
import { type Turn, turns } from './fixes/one-at-a-time.ts';
import { sessionInOneRoundTrip } from './fixes/one-round-trip.ts';
import { rowSecurityIsKnown } from './fixes/row-security-known.ts';
import { openApart } from './pglite/apart.ts';
import { liteOn } from './pglite/connection.ts';
import type { Session } from './pglite/session.ts';
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
    connection: repaired(await liteOn(session)),
    run: session.run,
    turn: turns(1),
    maintain: session.maintain,
    // The folder has one process, which the lock on it sees to.
    alone: (task) => task(),
  };
}

const CONNECTIONS = 10;
/** Any number, the same in all processes. */
const PREPARING = 7_310_202;

/** @throws SettingError when the address is none of PostgreSQL, or nothing answers there. */
export async function connectPostgres(databaseUrl: string): Promise<Database> {
  expectPostgresUrl(databaseUrl);
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const lite = createPostgresConnection({
    url: databaseUrl,
    // Nothing of the session, which a transaction pooler refuses or hands to somebody else. No setting: each transaction has its
    // own. No named statement: a `commit` that the server at hand does not know fails, is tried again, and rolls back.
    postgresOptions: { max: CONNECTIONS, prepare: false, onnotice: () => {} },
  });
  await expectAnswer(databaseUrl, () => lite.driver.unsafe('select 1').simple()).catch(async (error) => {
    await lite.close();
    throw error;
  });
  return {
    connection: repaired(lite),
    run: async (script) => {
      await lite.driver.begin((tx) => tx.unsafe(script).simple());
    },
    turn: turns(CONNECTIONS),
    // It has its autovacuum.
    maintain: null,
    // The lock of a transaction, which stays open for it: that of a session would be lost behind a pooler. Who waits holds
    // no connection meanwhile, or all of a small pool could wait for one that needs another.
    alone: async (task) => {
      for (;;) {
        const done = await lite.driver.begin(async (tx) => {
          const [lock] = await tx.unsafe(`select pg_try_advisory_xact_lock(${PREPARING}) as mine`);
          return lock?.mine ? { value: await task() } : null;
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
