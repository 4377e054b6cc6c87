import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { json } from './http.ts';

/** Milliseconds that a check may take, and for which its answer holds: who asks often costs the database nothing. */
const [PATIENCE, HOLDS] = [2000, 1000];

/** Why a server cannot answer; null when it can. */
type Reason = 'database' | 'read_only' | 'migrations' | null;

/**
 * Tells whether the server can answer: its database is reached, takes writes and has every migration of this program.
 * @param versions of the migrations that this program needs
 * @returns answers `GET /ready` with 200, or 503 and the reason
 */
export function readiness(
  { connection, turn }: Database,
  versions: readonly string[],
  now: () => number = Date.now,
): () => Promise<Response> {
  let last: { at: number; reason: Promise<Reason> } | undefined;

  async function check(): Promise<Reason> {
    const answered = turn(
      () =>
        sql<{ version: string; standby: boolean }>`select version, pg_is_in_recovery() as standby
          from supabase_migrations.schema_migrations`.execute(connection.kysely),
      AbortSignal.timeout(PATIENCE),
      'readiness',
    );
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE).unref());
    const { rows } = await Promise.race([answered, late]);
    if (rows[0]?.standby) return 'read_only';
    const applied = new Set(rows.map(({ version }) => version));
    return versions.every((version) => applied.has(version)) ? null : 'migrations';
  }

  return async () => {
    if (!last || now() - last.at > HOLDS) last = { at: now(), reason: check().catch(() => 'database') };
    const reason = await last.reason;
    if (reason === null) return json(200, { ok: true });
    const answer = json(503, { ok: false, reason });
    answer.headers.set('retry-after', '5');
    return answer;
  };
}
