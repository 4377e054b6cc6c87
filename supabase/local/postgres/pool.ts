import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, isConnectionIntact, reportUnavailable, toUnavailable } from '../unavailable.ts';
import { PARSERS } from '../values.ts';

/** Maximum connections, and therefore concurrent requests. */
export const MAX_CONNECTIONS = 10;
/** Limits the wait for hosts that drop packets. */
const CONNECT_TIMEOUT_MS = 5000;
/** Client-side statement timeout. The server cancels a statement after 8 s, unless it is unreachable. */
const QUERY_TIMEOUT_MS = 12_000;
/** Backoff between failed connection attempts. Requests are rejected meanwhile. */
const [FIRST_BACKOFF_MS, MAX_BACKOFF_MS] = [50, 1000];

/** Sends the time zone as a startup parameter, which transaction poolers preserve; a later `set` would be lost. */
class Client extends pg.Client {
  getStartupConf(): Record<string, string> {
    const inherited = (pg.Client.prototype as unknown as Pick<Client, 'getStartupConf'>).getStartupConf;
    return { ...inherited.call(this), TimeZone: 'UTC' };
  }
}

/** Type ids (OID) of `text` and `text[]` in PostgreSQL's catalog. */
const TEXT_OID = 25;
const TEXT_ARRAY_OID = 1009;
/**
 * Types that are read as text: arrays of `name` (1003), `timestamp` (1115), `date` (1182) and `timestamptz` (1185), and
 * `interval` (1186). By default `pg` converts dates to Date and an interval to an object.
 */
const AS_TEXT: Record<number, number> = {
  1003: TEXT_ARRAY_OID,
  1115: TEXT_ARRAY_OID,
  1182: TEXT_ARRAY_OID,
  1185: TEXT_ARRAY_OID,
  1186: TEXT_OID,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    PARSERS[type] ?? pg.types.getTypeParser(AS_TEXT[type] ?? type, format as 'text'),
};

export interface Postgres {
  /** For requests: a statement that times out drops its connection. */
  pool: PostgresPool;
  /** Runs a task in one transaction, without a timeout. */
  transaction<T>(task: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/**
 * Creates a connection pool that survives restarts and failovers of PostgreSQL: the next request reconnects by host
 * name, with exponential backoff. Connection errors become `DatabaseUnavailable`.
 */
export function connectPool(databaseUrl: string): Postgres {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    // No idle timeout: connecting costs more than a statement.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
    Client,
  } as pg.PoolConfig);
  // Connections can fail between statements, for example by `pg_terminate_backend`. The pool drops idle connections
  // itself, and the next statement of a used one fails. Without a listener the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  let failures = 0;
  let nextAttempt = 0;
  let lastError: unknown;

  /** Takes a connection from the pool. @throws DatabaseUnavailable at once during the backoff */
  async function acquire(): Promise<pg.PoolClient> {
    if (pool.idleCount === 0 && Date.now() < nextAttempt) throw reportUnavailable(lastError);
    try {
      const client = await pool.connect();
      failures = 0;
      nextAttempt = 0;
      return client;
    } catch (error) {
      nextAttempt = Date.now() + Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures);
      failures += 1;
      lastError = error;
      throw reportUnavailable(error);
    }
  }

  /** Connection for Kysely. */
  async function connect() {
    const client = await acquire();
    let lostError: DatabaseUnavailable | undefined;
    return {
      query: async (text: string, values: readonly unknown[]) => {
        // The connection is lost: reject later statements, such as the rollback.
        if (lostError) throw lostError;
        try {
          return await client.query({
            text,
            values: [...values],
            query_timeout: QUERY_TIMEOUT_MS,
          } as pg.QueryConfig);
        } catch (error) {
          const mappedError =
            error instanceof pg.DatabaseError ? toUnavailable(error) : reportUnavailable(error);
          if (mappedError instanceof DatabaseUnavailable && !isConnectionIntact(error))
            lostError = mappedError;
          throw mappedError;
        }
      },
      release: () => client.release(lostError),
    };
  }

  return {
    // Kysely ends its pool when it is destroyed. The caller ends this one by `end` below.
    pool: { connect, end: async () => {} } as unknown as PostgresPool,
    async transaction(task) {
      const client = await acquire();
      let failure: Error | undefined;
      try {
        await client.query('begin');
        const value = await task(client);
        await client.query('commit');
        return value;
      } catch (error) {
        // Drop the connection together with its transaction, which rolls back.
        failure = error as Error;
        throw error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable
          ? toUnavailable(error)
          : error;
      } finally {
        client.release(failure);
      }
    },
    end: () => pool.end(),
  };
}
