import { sql } from 'kysely';
import type { AnyConnection } from '../any-connection.ts';
import { requestScope } from './request-headers.ts';

/**
 * Time for one statement, by role, as `schemas/01_settings.sql` sets them. PostgREST applies the limits that
 * a role carries; lite does not. PGlite has no clock of its own: there `visitor-queries.ts` is what keeps it free.
 */
const TIME_LIMITS: Record<string, string> = { anon: '3s', authenticated: '8s' };
/** Of the secret key: nothing an operator's script asks takes longer. */
const LONGEST = '8s';

/**
 * @supabase/lite 0.10.0 sets role, claims and what a function may read of its request with up to twelve statements per
 * request, one round trip each. One statement does the same and makes a vote about three times as fast. What of the
 * headers reaches the database is `requestScope`'s to say (see request-headers.ts); method and path nothing here reads.
 */
export function sessionInOneRoundTrip(connection: AnyConnection): void {
  connection.applyJwtSessionContext = async (db, vars) => {
    const role = vars.auth?.role || 'anon';
    const limit = TIME_LIMITS[role] ?? LONGEST;
    const visible = requestScope.getStore()?.headers ?? {};
    await sql`select
      set_config('statement_timeout', ${limit}, true),
      set_config('role', ${role}, true),
      set_config('request.headers', ${JSON.stringify(visible)}, true),
      set_config('response.status', '', true),
      set_config('response.headers', '', true),
      set_config('request.jwt.claim.sub', ${String(vars.auth?.uid ?? '')}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(vars.auth?.jwt ?? {})}, true)`.execute(db);
  };
  connection.applyRpcRequestGucs = async () => {};
}
