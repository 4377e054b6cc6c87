import { type Dialect, Kysely } from 'kysely';
import type { LiteConnection } from './lite-connection.ts';

/**
 * Creates a @supabase/lite connection on our own driver: a PGlite in a worker thread
 * (pglite/connection.ts), or a pool that survives restarts of PostgreSQL (postgres/pool.ts). Lite's
 * PostgreSQL connection accepts any driver of this dialect, and opens nothing on creation.
 * @param closeDriver closes the driver
 */
export async function createLite(
  dialect: Dialect,
  closeDriver: () => Promise<void>,
): Promise<LiteConnection> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  // Placeholder address: the driver below replaces the connection before its first use.
  const lite = createPostgresConnection({ url: 'postgres://nobody@localhost/nothing' });
  const connection = lite as unknown as LiteConnection;
  connection.kysely = new Kysely({ dialect });
  const clearSchemaCache = connection.clearSchemaCache.bind(connection);
  let closing: Promise<void> | undefined;
  connection.close = () => {
    closing ??= (async () => {
      await clearSchemaCache();
      await connection.kysely.destroy();
      await closeDriver();
    })();
    return closing;
  };
  return connection;
}
