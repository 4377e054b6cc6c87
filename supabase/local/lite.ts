import { type Dialect, Kysely } from 'kysely';
import type { AnyConnection } from './any-connection.ts';

/**
 * Creates a @supabase/lite connection on our own driver. Lite's PostgreSQL connection accepts any driver of this
 * dialect, and opens nothing on creation.
 * @param end closes the driver
 */
export async function createLite(dialect: Dialect, end: () => Promise<void>): Promise<AnyConnection> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const lite = createPostgresConnection({ url: 'postgres://nobody@localhost/nothing' });
  const connection = lite as unknown as AnyConnection;
  connection.kysely = new Kysely({ dialect });
  const forget = connection.clearSchemaCache.bind(connection);
  let closed: Promise<void> | undefined;
  connection.close = () => {
    closed ??= (async () => {
      await forget();
      await connection.kysely.destroy();
      await end();
    })();
    return closed;
  };
  return connection;
}
