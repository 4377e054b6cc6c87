import type { AnyConnection } from './any-connection.ts';
import { emptyCluster } from './empty-cluster.ts';
import { clientFaultsAre400 } from './fixes/client-faults.ts';
import { type Turn, turns } from './fixes/one-at-a-time.ts';
import { sessionInOneRoundTrip } from './fixes/one-round-trip.ts';
import { rowSecurityIsKnown } from './fixes/row-security-known.ts';

export interface Database {
  connection: AnyConnection;
  /** Runs a script of several statements as one transaction, as the owner. */
  run(script: string): Promise<void>;
  /** Waits for a request's turn, unless it is given up before. */
  turn: Turn;
  /** Runs one statement outside a transaction; null where the database looks after itself. */
  maintain: ((statement: string) => Promise<void>) | null;
}

/** PGlite in a folder, or in memory when `dataDir` is null. */
export async function connectPglite(dataDir: string | null): Promise<Database> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  // Durability stays strict: a commit is on disk before it is acknowledged.
  const lite = await createPgliteConnection(
    dataDir ? { url: dataDir } : { pgliteOptions: { loadDataDir: await emptyCluster() } },
  );
  return {
    connection: repaired(lite),
    run: async (script) => {
      await lite.driver.transaction((tx) => tx.exec(script));
    },
    turn: turns(1),
    maintain: async (statement) => {
      await lite.driver.exec(statement);
    },
  };
}

const CONNECTIONS = 10;

export async function connectPostgres(databaseUrl: string): Promise<Database> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const lite = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: { max: CONNECTIONS, onnotice: () => {}, connection: { statement_timeout: 8000 } },
  });
  return {
    connection: repaired(lite),
    run: async (script) => {
      await lite.driver.begin((tx) => tx.unsafe(script).simple());
    },
    turn: turns(CONNECTIONS),
    // It has its autovacuum.
    maintain: null,
  };
}

function repaired(lite: unknown): AnyConnection {
  const connection = lite as AnyConnection;
  rowSecurityIsKnown(connection);
  sessionInOneRoundTrip(connection);
  clientFaultsAre400(connection);
  return connection;
}
