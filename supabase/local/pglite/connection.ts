import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { AnyConnection } from '../any-connection.ts';
import { liteOn } from '../lite.ts';
import { unavailableOr } from '../unavailable.ts';
import type { Session } from './session.ts';

/** @supabase/lite on a session that is somewhere else: its own connection to PGlite makes the PGlite itself, in the thread it is in. */
export const liteOnSession = (session: Session): Promise<AnyConnection> =>
  liteOn(
    {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SessionDriver(session),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    session.close,
  );

class SessionDriver implements Driver {
  readonly #connection: DatabaseConnection;
  /** A transaction begins with its first statement: one message less to the session, and back. */
  #begins = false;
  constructor(session: Session) {
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
        const begins = this.#begins;
        this.#begins = false;
        const { rows, affectedRows } = await session.query(sql, parameters, begins).catch((error) => {
          throw unavailableOr(error);
        });
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
