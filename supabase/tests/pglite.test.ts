import { runSuites } from './suites/index.ts';

// Runs every suite of tests/suites on PGlite, the embedded database: in memory, one request at a time.
// postgres.test.ts runs the same suites on PostgreSQL.
runSuites({ name: 'PGlite', concurrentVisitors: 400, newDatabase: async () => null });
