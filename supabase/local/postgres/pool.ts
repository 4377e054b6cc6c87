import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, keepsConnection, unavailable, unavailableOr } from '../unavailable.ts';
import { PARSERS } from '../values.ts';

/** Connections to the database at once, and with it requests. */
export const CONNECTIONS = 10;
/** Milliseconds to connect. A host that drops packets answers nothing. */
const CONNECT_TIMEOUT = 5000;
/** Milliseconds for one statement of a request; the server itself ends it after 8 s, unless it cannot be reached. */
const QUERY_TIMEOUT = 12_000;
/** Milliseconds between attempts to connect while they fail: the first, and the longest. Others are refused meanwhile. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [50, 1000];

/** Sends the time zone with the start of the connection, which a transaction pooler keeps for it; a later `set` it would lose. */
class Client extends pg.Client {
  getStartupConf(): Record<string, string> {
    const inherited = (pg.Client.prototype as unknown as Pick<Client, 'getStartupConf'>).getStartupConf;
    return { ...inherited.call(this), TimeZone: 'UTC' };
  }
}

const TEXT = 25;
const TEXTS = 1009;
/** Arrays of names and of dates, and intervals: text as they are written. */
const AS_TEXT: Record<number, number> = { 1003: TEXTS, 1115: TEXTS, 1182: TEXTS, 1185: TEXTS, 1186: TEXT };

const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    PARSERS[type] ?? pg.types.getTypeParser(AS_TEXT[type] ?? type, format as 'text'),
};

export interface Postgres {
  /** For requests: a statement that takes too long gives its connection up. */
  pool: PostgresPool;
  /** Runs a task in one transaction, as long as it takes. */
  transaction<T>(task: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/**
 * Connections to PostgreSQL that outlive it: after a restart or a failover the next request connects anew, by name, with
 * a growing pause between failed attempts. Whatever the driver throws meanwhile becomes `DatabaseUnavailable`.
 */
export function connectPool(databaseUrl: string): Postgres {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    // Kept: connecting costs more than a statement.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
    Client,
  } as pg.PoolConfig);
  // An error between two statements, an administrator's `pg_terminate_backend` for one: the pool drops an idle
  // connection by itself, and the next statement of one in use fails. Without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  let failures = 0;
  let nextAttempt = 0;
  let lastError: unknown;

  async function acquire(): Promise<pg.PoolClient> {
    if (pool.idleCount === 0 && Date.now() < nextAttempt) throw unavailable(lastError);
    try {
      const client = await pool.connect();
      failures = 0;
      nextAttempt = 0;
      return client;
    } catch (error) {
      nextAttempt = Date.now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
      failures += 1;
      lastError = error;
      throw unavailable(error);
    }
  }

  async function connect() {
    const client = await acquire();
    let lost: DatabaseUnavailable | undefined;
    return {
      query: async (text: string, values: readonly unknown[]) => {
        // The rollback that follows a lost statement.
        if (lost) throw lost;
        try {
          return await client.query({
            text,
            values: [...values],
            query_timeout: QUERY_TIMEOUT,
          } as pg.QueryConfig);
        } catch (error) {
          const thrown = error instanceof pg.DatabaseError ? unavailableOr(error) : unavailable(error);
          if (thrown instanceof DatabaseUnavailable && !keepsConnection(error)) lost = thrown;
          throw thrown;
        }
      },
      release: () => client.release(lost),
    };
  }

  return {
    pool: { connect, end: async () => {} } as unknown as PostgresPool,
    async transaction(task) {
      const client = await acquire();
      let failed: Error | undefined;
      try {
        await client.query('begin');
        const value = await task(client);
        await client.query('commit');
        return value;
      } catch (error) {
        // Its connection goes with the transaction, which rolls back.
        failed = error as Error;
        throw error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable
          ? unavailableOr(error)
          : error;
      } finally {
        client.release(failed);
      }
    },
    end: () => pool.end(),
  };
}
