import type { PGlite } from '@electric-sql/pglite';

/**
 * Calls to a PGlite, which has one session for all requests. createSession() below implements them in the
 * thread of the PGlite. worker-session.ts implements them by messages to this thread.
 */
export interface Session {
  /**
   * Runs one statement, which commits on its own unless a transaction is open.
   * @param startsTransaction true to begin a transaction with this statement. The caller ends the
   * transaction by the statement `commit` or `rollback`.
   */
  query(statement: string, parameters: readonly unknown[], startsTransaction?: boolean): Promise<QueryResult>;
  /** Runs a script of several statements in one transaction, and commits it. */
  run(script: string): Promise<void>;
  /** Runs one statement outside a transaction, such as `vacuum`, which PostgreSQL rejects inside one. */
  maintain(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** Result of a statement. */
export interface QueryResult {
  rows: unknown[];
  affectedRows?: number;
}

/** Creates a session on an open PGlite. */
export const createSession = (pglite: PGlite): Session => ({
  query: async (statement, parameters, startsTransaction) => {
    if (startsTransaction) await pglite.query('begin');
    const { rows, affectedRows } = await pglite.query(statement, [...parameters]);
    return { rows, affectedRows };
  },
  run: async (script) => {
    await pglite.transaction((tx) => tx.exec(script));
  },
  maintain: async (statement) => {
    await pglite.exec(statement);
  },
  close: () => pglite.close(),
});
