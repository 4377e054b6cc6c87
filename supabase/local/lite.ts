import { type Dialect, Kysely } from 'kysely';
import type { AnyConnection } from './any-connection.ts';

/**
 * @supabase/lite on a driver of our own. Its connection to PostgreSQL works with any that speaks this dialect, and opens
 * nothing itself before it is asked to.
 * @param end closes what the driver holds
 */
export async function liteOn(dialect: Dialect, end: () => Promise<void>): Promise<AnyConnection> {
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
