import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { AnyConnection } from '../connection.ts';

/** The request that the current database call belongs to, with the headers that SQL may read. */
export const requestScope = new AsyncLocalStorage<{ headers: Record<string, string> }>();

/**
 * PostgREST gives every statement `request.headers`. @supabase/lite 0.10.0 gives it to RPC only, so a trigger on an
 * insert could not tell one visitor from another.
 */
export function headersForEveryRequest(connection: AnyConnection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, run, options) =>
    withContext(
      vars,
      async (db) => {
        const scope = requestScope.getStore();
        if (scope && vars && !options?.rpc) {
          await sql`select set_config('request.headers', ${JSON.stringify(scope.headers)}, true)`.execute(db);
        }
        return run(db);
      },
      options,
    );
}
