import type { Kysely } from 'kysely';

/** Request context of @supabase/lite: role, user id and JWT claims. */
interface SessionVars {
  auth?: { role?: string; uid?: string; jwt?: unknown };
}

/**
 * The members of a @supabase/lite 0.10.0 connection that we use or patch. The package does not export the type of
 * some of them: check them at each upgrade.
 */
export interface LiteConnection {
  kysely: Kysely<unknown>;
  /** Lite's cached result of detecting row level security. */
  rlsState: string;
  withContext<T>(
    vars: SessionVars | undefined,
    run: (db: Kysely<unknown>) => Promise<T>,
    options?: { rpc?: object },
  ): Promise<T>;
  applyRpcRequestGucs(db: Kysely<unknown>, rpc: object): Promise<void>;
  applyJwtSessionContext(db: Kysely<unknown>, vars: SessionVars): Promise<void>;
  normalizeDbError(error: unknown): unknown;
  clearSchemaCache(): Promise<void>;
  close(): Promise<void>;
}
