import path from 'node:path';
import { sql } from 'kysely';
import { createApp } from './app.ts';
import { watchClock } from './clock.ts';
import { connectPglite, connectPostgres, type Database } from './connection.ts';
import { lockDataFolder } from './fixes/data-folder-lock.ts';
import type { TurnLoad } from './fixes/one-at-a-time.ts';
import { keepVisitorTextOutOfTheLog } from './fixes/quiet-log.ts';
import { stageFirstBoot } from './fixes/staged-first-boot.ts';
import { createHandler, type FunctionHandler } from './handler.ts';
import { keepHouse } from './housekeeping.ts';
import { type Keys, loadKeys } from './keys.ts';
import { listen } from './listen.ts';
import { migrate, migrationFiles } from './migrate.ts';
import { migratedCluster } from './migrated-cluster.ts';
import { passwordCheck } from './password-check.ts';
import { readiness } from './readiness.ts';
import { passwordDoor } from './sign-in.ts';
import { createStaffEndpoint, storedHash } from './staff.ts';
import { migrateTeamSchemas, readTeamSchemas } from './team-schemas.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export { DataFolderInUse } from './fixes/data-folder-lock.ts';
export type { FunctionHandler } from './handler.ts';
export { readKeyFile } from './keys.ts';
export { PortTaken } from './listen.ts';
export { SettingError } from './setting-error.ts';

export interface BackendOptions {
  /** Folder for the database and, beside it, the keys; 'memory' keeps nothing (tests). */
  dataDir: string;
  /** Uses this PostgreSQL 15+ instead of the folder's PGlite. The user must own the database. */
  databaseUrl?: string;
  /** Without a port nothing listens: mount `fetch` in a server of your own. 0 takes a free one. */
  port?: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Default `<dataDir>.keys.json`. */
  keyFile?: string;
  /** Believe the last entry of x-forwarded-for: only behind a proxy that appends it. */
  trustProxy?: boolean;
  /** Origins of pages that may act, besides the host that is asked and this machine: `https://ia.municipio.pt`. */
  allowedOrigins?: readonly string[];
  /** Edge Functions by name, served under /functions/v1/<name>. */
  functions?: Record<string, FunctionHandler>;
  /** Folder with one folder of migrations for each schema of a team's own (docs/own-data.md). */
  schemasDir?: string;
  /** Values for private.settings (limits), written at start. */
  settings?: Record<string, string | number>;
}

export interface Backend {
  /** Where it listens, or null when no port was given. */
  url: string | null;
  publishableKey: string;
  secretKey: string;
  /** Serves /rest/v1, /auth/v1, /functions/v1, /health (it runs) and /ready (it can answer). The URL's path must come without any mount prefix. */
  fetch(request: Request, context: { peerAddress: string | null }): Promise<Response>;
  /** Runs a script of several statements in one transaction, as the database's owner (scripts and tests). */
  run(script: string): Promise<void>;
  /** The rows of one statement, as the database's owner (scripts and tests). */
  query<Row>(statement: string): Promise<Row[]>;
  /** How busy the database is, for metrics. */
  load(): TurnLoad;
  /** Stops taking requests, lets the running ones finish and gives the data folder back. */
  close(): Promise<void>;
}

/**
 * A Supabase-compatible server inside this process: @supabase/lite with the repairs in `fixes/`, migrated and seeded.
 * @throws DataFolderInUse when another server works on the same folder.
 * @throws SettingError when the data folder, the keys' file or the database's address cannot be used.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  // lite's own start-up report to its makers
  process.env.LITE_TELEMETRY = '0';
  keepVisitorTextOutOfTheLog();
  const inMemory = options.dataDir === 'memory';
  const dataDir = inMemory ? null : path.resolve(options.dataDir);
  const unlock = dataDir && !options.databaseUrl ? await lockDataFolder(dataDir) : async () => {};
  let database: Database | undefined;
  try {
    const teams = await readTeamSchemas(options.schemasDir);
    const schemas = teams.map(({ name }) => name);
    const keys = await loadKeys(options.keyFile ?? (dataDir && `${dataDir}.keys.json`));
    const connected = await connect(dataDir, options.databaseUrl);
    database = connected;
    const app = await connected.alone(async () => {
      const made = await prepare(connected, keys, schemas);
      await migrateTeamSchemas(connected, teams);
      await writeSettings(connected, options.settings ?? {});
      return made;
    });
    const clock = watchClock(connected);
    await clock.check();
    const versions = (await migrationFiles()).map(({ version }) => version);
    const handler = createHandler({
      ...options,
      app,
      clock,
      ready: readiness(connected, versions),
      schemas,
      turn: connected.turn,
      createStaff: createStaffEndpoint(connected, keys),
      door: passwordDoor(passwordCheck(), storedHash(connected)),
      jwtSecret: keys.jwtSecret,
      secretKey: keys.secretKey,
    });
    const server =
      options.port === undefined ? null : await listen(handler.fetch, options.port, options.host);
    return running({ database: connected, clock, handler, server, keys, unlock });
  } catch (error) {
    await database?.connection.close();
    await unlock();
    throw error instanceof DatabaseUnavailable ? error.driverError : error;
  }
}

interface Parts {
  database: Database;
  clock: ReturnType<typeof watchClock>;
  handler: ReturnType<typeof createHandler>;
  server: Awaited<ReturnType<typeof listen>> | null;
  keys: Keys;
  unlock: () => Promise<void>;
}

function running({ database, clock, handler, server, keys, unlock }: Parts): Backend {
  let closing: Promise<void> | undefined;
  const house = keepHouse(database, clock.check);
  return {
    url: server?.url ?? null,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    fetch: handler.fetch,
    run: (script) => database.turn(() => database.run(script)),
    query: <Row>(statement: string) =>
      database.turn(async () => (await sql.raw<Row>(statement).execute(database.connection.kysely)).rows),
    load: () => database.turn.load(),
    close: () => {
      closing ??= (async () => {
        await server?.close();
        await handler.drain();
        await house.stop();
        await database.connection.close();
        await unlock();
      })();
      return closing;
    },
  };
}

async function connect(dataDir: string | null, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl);
  if (!dataDir) return connectPglite(null, await migratedCluster(prepareFolder));
  await stageFirstBoot(dataDir);
  return connectPglite(dataDir);
}

/** Brings a database up to date: roles, auth schema, migrations, seed. */
async function prepare(database: Database, keys: Keys, schemas: readonly string[] = []) {
  const app = await createApp(database, keys, { schemas });
  await migrate(database);
  return app;
}

async function prepareFolder(dataDir: string): Promise<void> {
  const database = await connect(dataDir, undefined);
  await prepare(database, await loadKeys(null));
  await database.connection.close();
}

async function writeSettings(database: Database, settings: Record<string, string | number>): Promise<void> {
  const quote = (value: string | number) => `'${String(value).replaceAll("'", "''")}'`;
  const rows = Object.entries(settings).map(([key, value]) => `(${quote(key)}, ${quote(value)})`);
  if (rows.length === 0) return;
  await database.run(
    `insert into private.settings (key, value) values ${rows.join(', ')} on conflict (key) do update set value = excluded.value`,
  );
}
