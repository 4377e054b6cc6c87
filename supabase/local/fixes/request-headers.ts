import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { AnyConnection } from '../any-connection.ts';

/** The request that the current database call belongs to, with the headers that SQL may read. */
export const requestScope = new AsyncLocalStorage<{ headers: Record<string, string> }>();

/**
 * PostgREST gives every statement `request.headers`. @supabase/lite 0.10.0 gives it to RPC only, so a trigger on an
 * insert could not tell one visitor from another; and to RPC it gives all of them, so that keys and tokens reach the
 * database and its log.
 */
export function headersForEveryRequest(connection: AnyConnection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, run, options) => {
    const visible = requestScope.getStore()?.headers;
    const rpc = options?.rpc && visible ? { ...options.rpc, requestHeaders: visible } : options?.rpc;
    return withContext(
      vars,
      async (db) => {
        if (visible && vars && !rpc) {
          await sql`select set_config('request.headers', ${JSON.stringify(visible)}, true)`.execute(db);
        }
        return run(db);
      },
      { ...options, rpc },
    );
  };
}
