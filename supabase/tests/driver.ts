import { type Backend, type BackendOptions, startBackend } from '../local/index.ts';

/** One of the two databases that every suite runs on. */
export interface Driver {
  name: string;
  /** How many vote at once. PGlite takes one request at a time: a larger crowd waits longer and shows nothing more. */
  crowd: 400 | 2000;
  /** Address of a migrated database, or null for PGlite. */
  newDatabase(): Promise<string | null>;
}

/** A backend of its own for a suite, in memory or in a new database. */
export async function startFor(driver: Driver, options: Partial<BackendOptions> = {}): Promise<Backend> {
  return startBackend({
    dataDir: 'memory',
    databaseUrl: (await driver.newDatabase()) ?? undefined,
    ...options,
  });
}

/** Raised far above what any suite does; the suite about limits leaves them as they are. */
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
