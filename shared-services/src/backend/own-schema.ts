import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Backend } from './create-backend.ts';

/** The generated types of one database schema, as `supabase gen types` writes them. */
interface Schema {
  Tables: object;
  Views: object;
  Functions: object;
}

interface Query<T> extends PromiseLike<{ data: T; error: null } | { data: null; error: object }> {
  abortSignal(signal: AbortSignal): Query<T>;
}

/**
 * The site's backend, typed for the tables and functions of a team's own schema. A team that builds an app
 * may keep its data in a database schema of its own (docs/own-data.md).
 */
export interface OwnBackend<Own> {
  /** @throws BackendError, or the signal's reason when the caller aborts. */
  run<T>(query: (db: Own) => Query<T>, options?: { signal?: AbortSignal }): Promise<T>;
}

/**
 * Selects a team's own schema of the backend: `ownSchema<Database, 'biblioteca'>(backend, 'biblioteca')`. Types,
 * timeouts, errors and the visitor's id equal {@link Backend}'s.
 * @typeParam Own the generated types of the schema
 */
export function ownSchema<Own extends Record<Name, Schema>, Name extends string & keyof Own>(
  backend: Backend,
  schema: Name,
): OwnBackend<PostgrestClient<Own>> {
  return {
    run: (query, options) => backend.run((db) => query(db.schema(schema as never) as never), options),
  };
}
