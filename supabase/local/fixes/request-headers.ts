import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Request of the current database call, with the headers that SQL may read.
 *
 * PostgREST sets `request.headers` for every statement. @supabase/lite 0.10.0 sets it for RPC only, so a
 * trigger on an insert could not identify the visitor. For RPC it passes all headers, so keys and tokens
 * would reach the database and its log. `one-round-trip.ts` sets only the headers of this scope, for every
 * statement.
 */
export const requestScope = new AsyncLocalStorage<{
  headers: Record<string, string>;
  /**
   * Set when the database was unavailable: @supabase/lite then returns misleading answers, such as a failed
   * sign-in.
   */
  unavailable?: boolean;
}>();
