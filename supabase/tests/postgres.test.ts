// Runs every suite of tests/suites on PostgreSQL; pglite.test.ts runs the same suites on PGlite.
import { afterAll, beforeAll } from 'vitest';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { runSuites } from './suites/index.ts';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

// As on managed PostgreSQL: the server's user owns its database and is not a superuser.
runSuites({
  name: 'PostgreSQL',
  concurrentVisitors: 2000,
  newDatabase: () => cluster.createMigratedDatabase(),
});
