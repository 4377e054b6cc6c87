import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { AnyConnection } from '../any-connection.ts';
import type { Session } from './session.ts';

/**
 * @supabase/lite on a session that is somewhere else. Its own connection to PGlite makes the PGlite itself, in the thread it
 * is in; its connection to PostgreSQL is the same but for the driver, and opens nothing before it is asked to.
 */
export async function liteOn(session: Session): Promise<AnyConnection> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const lite = createPostgresConnection({ url: 'postgres://nobody@localhost/nothing' });
  const connection = lite as unknown as AnyConnection;
  connection.kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SessionDriver(session),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const forget = connection.clearSchemaCache.bind(connection);
  let closed: Promise<void> | undefined;
  connection.close = () => {
    closed ??= (async () => {
      await forget();
      await connection.kysely.destroy();
      await session.close();
    })();
    return closed;
  };
  return connection;
}

class SessionDriver implements Driver {
  readonly #connection: DatabaseConnection;
  /** A transaction begins with its first statement: one message less to the session, and back. */
  #begins = false;
  constructor(session: Session) {
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
        const begins = this.#begins;
        this.#begins = false;
        const { rows, affectedRows } = await session.query(sql, parameters, begins);
        const changed = affectedRows === undefined ? undefined : BigInt(affectedRows);
        return { rows: rows as Row[], numAffectedRows: changed };
      },
      streamQuery: () => {
        throw new Error('PGlite does not support streaming.');
      },
    };
  }
  async init() {}
  async acquireConnection() {
    return this.#connection;
  }
  async beginTransaction() {
    this.#begins = true;
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async releaseConnection() {}
  async destroy() {}
}
