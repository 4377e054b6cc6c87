import { sql } from 'kysely';
import type { LiteConnection } from '../lite-connection.ts';
import { requestScope } from './request-headers.ts';

/**
 * Statement timeouts by role, equal to `schemas/01_settings.sql`. PostgREST applies a role's settings; lite
 * does not. PGlite has no timeout: there the allowlist of `visitor-queries.ts` bounds the work.
 */
const STATEMENT_TIMEOUTS: Record<string, string> = { anon: '3s', authenticated: '8s' };
/** Statement timeout for the secret key. No operator's script takes longer. */
const SECRET_KEY_TIMEOUT = '8s';

/**
 * Sets role, claims and request settings with one statement. @supabase/lite 0.10.0 uses up to twelve, one
 * round trip each; one statement makes a vote about three times as fast. `requestScope` selects the headers
 * that reach the database (request-headers.ts). Method and path are omitted, because no function reads them.
 */
export function batchSessionSettings(connection: LiteConnection): void {
  connection.applyJwtSessionContext = async (db, vars) => {
    const role = vars.auth?.role || 'anon';
    const timeout = STATEMENT_TIMEOUTS[role] ?? SECRET_KEY_TIMEOUT;
    const headers = requestScope.getStore()?.headers ?? {};
    await sql`select
      set_config('statement_timeout', ${timeout}, true),
      set_config('role', ${role}, true),
      set_config('request.headers', ${JSON.stringify(headers)}, true),
      set_config('response.status', '', true),
      set_config('response.headers', '', true),
      set_config('request.jwt.claim.sub', ${String(vars.auth?.uid ?? '')}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(vars.auth?.jwt ?? {})}, true)`.execute(db);
  };
  connection.applyRpcRequestGucs = async () => {};
}
