import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installDebian } from '@ia/test-support/debian-package';
import { startBackend } from '../local/index.ts';

export interface PostgresCluster {
  /** Folder of the client programs: psql, pg_dump. */
  bin: string;
  /**
   * Creates an empty database, owned by the superuser.
   * @param owner attributes (`createrole` or '') of a plain user that owns it instead; the returned URL is that
   * user's
   */
  createDatabase(owner?: string): Promise<string>;
  /**
   * Creates a migrated and seeded database from a template, in a tenth of the time of migrating. Its owner is a plain
   * user with `createrole`, as on managed PostgreSQL.
   */
  createMigratedDatabase(): Promise<string>;
  /**
   * Stops the server like `pg_ctl stop -m fast`, or immediately; the data stays for {@link PostgresCluster.begin}.
   */
  halt(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again after {@link PostgresCluster.halt}, as a primary or a read-only standby. */
  begin(role?: 'primary' | 'standby'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL 15 on a free loopback port and a temporary folder, independent of other clusters on the
 * machine. Installs Debian's postgresql-15 when it is missing and permissions allow.
 * @param fsync off for tests, which discard the cluster; on for benchmarks
 * @param settings server settings, by name
 */
export async function startPostgres({
  fsync = false,
  settings = {} as Record<string, string>,
} = {}): Promise<PostgresCluster> {
  const bin = findOrInstall();
  const folder = await mkdtemp(path.join(tmpdir(), 'ia-postgres-'));
  const user = unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...user, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const allSettings = { fsync: fsync ? 'on' : 'off', max_connections: '60', ...settings };
  const settingArguments = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;
  const begin = async (role: 'primary' | 'standby' = 'primary') => {
    const signal = path.join(data, 'standby.signal');
    if (role === 'standby') await writeFile(signal, '');
    else await rm(signal, { force: true });
    server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', ...settingArguments],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return waitUntilReady(server);
  };
  const shutDown = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  await begin();
  let databases = 0;
  const asAdmin = async (...statements: string[]) => {
    const { default: postgres } = await import('postgres');
    const admin = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1 });
    for (const statement of statements) await admin.unsafe(statement);
    await admin.end();
  };
  const createDatabase = async (owner?: string) => {
    const name = `site_${++databases}`;
    const user = owner === undefined ? 'postgres' : `owner_${databases}`;
    if (owner !== undefined) await asAdmin(`create role ${user} login nosuperuser ${owner}`);
    await asAdmin(`create database ${name} owner ${user}`);
    return `postgres://${user}@127.0.0.1:${port}/${name}`;
  };
  let template: Promise<URL> | undefined;
  const createTemplate = async () => {
    const url = await createDatabase('createrole');
    const backend = await startBackend({ dataDir: 'memory', databaseUrl: url });
    await backend.close();
    return new URL(url);
  };
  return {
    bin,
    createDatabase,
    createMigratedDatabase: async () => {
      template ??= createTemplate();
      const { username, pathname } = await template;
      const name = `site_${++databases}`;
      await asAdmin(`create database ${name} template ${pathname.slice(1)} owner ${username}`);
      return `postgres://${username}@127.0.0.1:${port}/${name}`;
    },
    halt: (mode = 'fast') => shutDown(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    begin,
    stop: async () => {
      // Immediate shutdown: the cluster is discarded.
      await shutDown('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Finds PostgreSQL 15, as in production, or installs it from Debian's packages; a newer version is the last resort.
 */
function findOrInstall(): string {
  const find = (...folders: (string | undefined)[]) =>
    folders.find((folder) => folder && existsSync(path.join(folder, 'initdb')));
  const programFolder = (version: number) => `/usr/lib/postgresql/${version}/bin`;
  const found = find(process.env.POSTGRES_BIN, programFolder(15));
  if (found) return found;
  installDebian('postgresql-15');
  const installed = find(programFolder(15), programFolder(16), programFolder(17), programFolder(18));
  if (installed && installed !== programFolder(15))
    console.warn(`PostgreSQL 15 is not available; testing on ${installed}`);
  if (!installed) {
    throw new Error(
      'PostgreSQL 15 is needed for the database tests and was not found. Install it (Debian: apt-get install ' +
        'postgresql-15) or set POSTGRES_BIN to the folder that holds initdb.',
    );
  }
  return installed;
}

/** initdb refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither the user postgres nor nobody exists here.');
}

/** Finds a free loopback port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended (${code}): ${log}`)));
    server.once('error', reject);
  });
}
