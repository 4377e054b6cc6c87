import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The request that the current database call belongs to, with the headers that SQL may read.
 *
 * PostgREST gives every statement `request.headers`. @supabase/lite 0.10.0 gives it to RPC only, so a trigger on an
 * insert could not tell one visitor from another; and to RPC it gives all of them, so that keys and tokens reach the
 * database and its log. `one-round-trip.ts` gives every statement these.
 */
export const requestScope = new AsyncLocalStorage<{
  headers: Record<string, string>;
  /** Set when the database was unavailable: what @supabase/lite makes of that, a refused sign-in for one, is not true. */
  unavailable?: boolean;
}>();
