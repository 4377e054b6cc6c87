import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { jsonResponse } from './http.ts';

/** Timeout of a check, and TTL of its cached result: frequent probes do not load the database. */
const [TIMEOUT_MS, TTL_MS] = [2000, 1000];

/** Reason why the server is not ready; null when it is. */
type Reason = 'database' | 'read_only' | 'migrations' | null;

/**
 * Creates the readiness probe: the database answers, accepts writes and has every migration of this program.
 * @param versions migrations that this program needs
 * @returns handler of `GET /ready`: 200, or 503 with the reason
 */
export function createReadinessProbe(
  { connection, queue }: Database,
  versions: readonly string[],
  now: () => number = Date.now,
): () => Promise<Response> {
  let lastCheck: { at: number; reason: Promise<Reason> } | undefined;

  async function check(): Promise<Reason> {
    const response = queue(
      () =>
        sql<{ version: string; standby: boolean }>`select version, pg_is_in_recovery() as standby
          from supabase_migrations.schema_migrations`.execute(connection.kysely),
      AbortSignal.timeout(TIMEOUT_MS),
      'readiness',
    );
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS).unref());
    const { rows } = await Promise.race([response, timeout]);
    if (rows[0]?.standby) return 'read_only';
    const applied = new Set(rows.map(({ version }) => version));
    return versions.every((version) => applied.has(version)) ? null : 'migrations';
  }

  return async () => {
    if (!lastCheck || now() - lastCheck.at > TTL_MS)
      lastCheck = { at: now(), reason: check().catch(() => 'database') };
    const reason = await lastCheck.reason;
    if (reason === null) return jsonResponse(200, { ok: true });
    const answer = jsonResponse(503, { ok: false, reason });
    answer.headers.set('retry-after', '5');
    return answer;
  };
}
