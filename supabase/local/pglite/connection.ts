import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { createLite } from '../lite.ts';
import type { LiteConnection } from '../lite-connection.ts';
import { toUnavailable } from '../unavailable.ts';
import type { Session } from './session.ts';

/**
 * Creates a @supabase/lite connection on a session in another thread: lite's own PGlite connection would open PGlite
 * in this thread.
 */
export const createLiteForSession = (session: Session): Promise<LiteConnection> =>
  createLite(
    {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SessionDriver(session),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    session.close,
  );

/** Kysely driver on the single session of a PGlite: transactions have no connection of their own. */
class SessionDriver implements Driver {
  readonly #connection: DatabaseConnection;
  /** True until the first statement of a transaction, which also begins it: this saves one round trip to the worker. */
  #startsTransaction = false;
  constructor(session: Session) {
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
        const startsTransaction = this.#startsTransaction;
        this.#startsTransaction = false;
        const { rows, affectedRows } = await session
          .query(sql, parameters, startsTransaction)
          .catch((error) => {
            throw toUnavailable(error);
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
    this.#startsTransaction = true;
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
