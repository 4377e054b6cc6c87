import type { PGlite } from '@electric-sql/pglite';

/** The single session of a PGlite. */
export interface Session {
  /** @param begins true to begin a transaction with this statement */
  query(statement: string, parameters: readonly unknown[], begins?: boolean): Promise<Answer>;
  /** Runs a script of several statements in one transaction. */
  run(script: string): Promise<void>;
  /** Runs one statement outside a transaction. */
  maintain(statement: string): Promise<void>;
  close(): Promise<void>;
}

export interface Answer {
  rows: unknown[];
  affectedRows?: number;
}

/** Creates a session on an open PGlite. */
export const sessionOf = (pglite: PGlite): Session => ({
  query: async (statement, parameters, begins) => {
    if (begins) await pglite.query('begin');
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
