import path from 'node:path';
import { sql } from 'kysely';
import { createFeedFunction } from '../functions/feed/handler.ts';
import { createApp } from './app.ts';
import { createClockCheck } from './clock.ts';
import { connectPglite, connectPostgres, type Database } from './connection.ts';
import { lockDataFolder } from './fixes/data-folder-lock.ts';
import { redactConsole } from './fixes/redact-console.ts';
import { stageFirstBoot } from './fixes/staged-first-boot.ts';
import type { QueueLoad } from './fixes/task-queue.ts';
import { createHandler, type FunctionHandler } from './handler.ts';
import { type Keys, loadKeys } from './keys.ts';
import { listen } from './listen.ts';
import { runMaintenance } from './maintenance.ts';
import { migrate, readMigrationFiles } from './migrate.ts';
import { loadMigratedCluster } from './migrated-cluster.ts';
import { createPasswordCheck } from './password-check.ts';
import { createReadinessProbe } from './readiness.ts';
import { createPasswordLimiter } from './sign-in.ts';
import { createHashLoader, createStaffEndpoint } from './staff.ts';
import { migrateTeamSchemas, readTeamSchemas } from './team-schemas.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export { DataFolderInUse } from './fixes/data-folder-lock.ts';
export type { FunctionHandler } from './handler.ts';
export { readKeyFile } from './keys.ts';
export { PortTaken } from './listen.ts';
export { SettingError } from './setting-error.ts';

export interface BackendOptions {
  /** Folder of the database, with the key file next to it; 'memory' stores nothing (tests). */
  dataDir: string;
  /** Uses this PostgreSQL 15+ instead of PGlite. The user must own the database. */
  databaseUrl?: string;
  /** Port to listen on; 0 takes a free one. Omit it to mount `fetch` in another server. */
  port?: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Default `<dataDir>.keys.json`. */
  keyFile?: string;
  /** Trust the last entry of x-forwarded-for: only behind a proxy that appends it. */
  trustProxy?: boolean;
  /**
   * Additional origins of pages that may write, such as `https://ia.municipio.pt`; the requested host and this
   * machine are always allowed.
   */
  allowedOrigins?: readonly string[];
  /** Edge Functions by name, served under /functions/v1/<name>, beside the function `feed`. */
  functions?: Record<string, FunctionHandler>;
  /** Folder with one subfolder of migrations per team schema (docs/own-data.md). */
  schemasDir?: string;
  /** Values of private.settings (limits), written on start. */
  settings?: Record<string, string | number>;
}

export interface Backend {
  /** URL of the listener, or null without a port. */
  url: string | null;
  publishableKey: string;
  secretKey: string;
  /** Names of the migrations that this start applied, oldest first. */
  appliedMigrations: readonly string[];
  /**
   * Serves /rest/v1, /auth/v1, /functions/v1, /health (alive) and /ready (can answer). Strip any mount prefix from
   * the URL's path first.
   */
  fetch(request: Request, context: { peerAddress: string | null }): Promise<Response>;
  /** Runs a script of several statements in one transaction, as the database's owner (scripts and tests). */
  run(script: string): Promise<void>;
  /** Runs one statement as the database's owner and returns its rows (scripts and tests). */
  query<Row>(statement: string): Promise<Row[]>;
  /** Load of the database, for metrics. */
  load(): QueueLoad;
  /** Stops accepting requests, waits for running ones and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Starts a Supabase-compatible server in this process: @supabase/lite with our fixes (`fixes/`), migrated and seeded.
 * @throws DataFolderInUse when another server uses the folder
 * @throws SettingError when the data folder, the key file or the database URL is invalid
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  // Turns off @supabase/lite's telemetry.
  process.env.LITE_TELEMETRY = '0';
  redactConsole();
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
    const { app, appliedMigrations } = await connected.withLock(async () => {
      const prepared = await prepare(connected, keys, schemas);
      await migrateTeamSchemas(connected, teams);
      await writeSettings(connected, options.settings ?? {});
      return prepared;
    });
    const clock = createClockCheck(connected);
    await clock.check();
    const versions = (await readMigrationFiles()).map(({ version }) => version);
    // The function reads the database through this server's own API, as when deployed.
    const secrets: Record<string, string> = {
      SUPABASE_URL: 'http://localhost',
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    };
    const feed = createFeedFunction({
      env: (name) => secrets[name],
      send: (request) => handler.fetch(request, { peerAddress: null }),
    });
    const handler: ReturnType<typeof createHandler> = createHandler({
      ...options,
      functions: { feed, ...options.functions },
      app,
      clock,
      ready: createReadinessProbe(connected, versions),
      schemas,
      queue: connected.queue,
      createStaff: createStaffEndpoint(connected, keys),
      passwordLimiter: createPasswordLimiter(createPasswordCheck(), createHashLoader(connected)),
      jwtSecret: keys.jwtSecret,
      secretKey: keys.secretKey,
    });
    const server =
      options.port === undefined ? null : await listen(handler.fetch, options.port, options.host);
    return toBackend({ database: connected, clock, handler, server, keys, appliedMigrations, unlock });
  } catch (error) {
    await database?.connection.close();
    await unlock();
    throw error instanceof DatabaseUnavailable ? error.driverError : error;
  }
}

/** Parts of a started server. */
interface BackendParts {
  database: Database;
  clock: ReturnType<typeof createClockCheck>;
  handler: ReturnType<typeof createHandler>;
  server: Awaited<ReturnType<typeof listen>> | null;
  keys: Keys;
  appliedMigrations: readonly string[];
  unlock: () => Promise<void>;
}

/** Starts the maintenance and returns the API of the server. */
function toBackend({
  database,
  clock,
  handler,
  server,
  keys,
  appliedMigrations,
  unlock,
}: BackendParts): Backend {
  let closing: Promise<void> | undefined;
  const maintenance = runMaintenance(database, clock.check);
  return {
    url: server?.url ?? null,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    appliedMigrations,
    fetch: handler.fetch,
    run: (script) => database.queue(() => database.run(script)),
    query: <Row>(statement: string) =>
      database.queue(async () => (await sql.raw<Row>(statement).execute(database.connection.kysely)).rows),
    load: () => database.queue.load(),
    close: () => {
      closing ??= (async () => {
        await server?.close();
        await handler.drain();
        await maintenance.stop();
        await database.connection.close();
        await unlock();
      })();
      return closing;
    },
  };
}

async function connect(dataDir: string | null, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl);
  if (!dataDir) return connectPglite(null, await loadMigratedCluster(prepareFolder));
  await stageFirstBoot(dataDir);
  return connectPglite(dataDir);
}

/** Prepares a database: roles, auth schema, migrations, seed. @param schemas names of the team schemas */
async function prepare(database: Database, keys: Keys, schemas: readonly string[] = []) {
  const app = await createApp(database, keys, { schemas });
  return { app, appliedMigrations: await migrate(database) };
}

/** Migrates and seeds a new data folder, for the cached cluster of in-memory databases. */
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
