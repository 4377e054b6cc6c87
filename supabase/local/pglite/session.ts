import type { PGlite } from '@electric-sql/pglite';

/** The single session of a PGlite. */
export interface Session {
  /** @param startsTransaction true to begin a transaction with this statement */
  query(statement: string, parameters: readonly unknown[], startsTransaction?: boolean): Promise<QueryResult>;
  /** Runs a script of several statements in one transaction. */
  run(script: string): Promise<void>;
  /** Runs one statement outside a transaction. */
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
