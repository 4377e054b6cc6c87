import { type Backend, type BackendOptions, startBackend } from '../local/index.ts';

/** A kind of database, PGlite or PostgreSQL. `runSuites` runs every suite of tests/suites on each. */
export interface Driver {
  name: string;
  /** Number of concurrent voters. PGlite handles one request at a time, so more voters only wait longer. */
  concurrentVisitors: 400 | 2000;
  /** URL of a migrated database, or null for PGlite. */
  newDatabase(): Promise<string | null>;
}

/** Starts a backend for one suite, in memory or in a new database. */
export async function startFor(driver: Driver, options: Partial<BackendOptions> = {}): Promise<Backend> {
  return startBackend({
    dataDir: 'memory',
    databaseUrl: (await driver.newDatabase()) ?? undefined,
    ...options,
  });
}

/** Settings with limits far above any suite's traffic. Suites about limits use the defaults instead. */
export const NO_LIMITS = {
  suggestions_per_visitor_hour: 100_000,
  suggestions_per_address_hour: 100_000,
  suggestions_per_site_hour: 100_000,
  same_text_hours: 0,
  reports_per_visitor_hour: 100_000,
  reports_per_address_hour: 100_000,
  reports_per_address_suggestion: 100_000,
  receipts_per_address_hour: 100_000,
  votes_per_address_hour: 100_000,
  votes_per_address_target_day: 100_000,
  new_voters_per_address_minute: 100_000,
};
