import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../local/index.ts';

export interface PostgresCluster {
  /** Folder of its programs: psql, pg_dump. */
  bin: string;
  /**
   * A new empty database, owned by the superuser.
   * @param owner attributes (`createrole`, or nothing) of a plain user who owns it instead, and whose address is returned
   */
  createDatabase(owner?: string): Promise<string>;
  /**
   * A migrated and seeded database, copied from a template in a tenth of the time that migrating takes. Its owner is a
   * plain user with `createrole`, as on a managed PostgreSQL.
   */
  createMigratedDatabase(): Promise<string>;
  /** Ends it as `pg_ctl stop -m fast` does, or immediately, and keeps the data for {@link PostgresCluster.begin}. */
  halt(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again after {@link PostgresCluster.halt}, as a primary or as a standby that only reads. */
  begin(role?: 'primary' | 'standby'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A private PostgreSQL 15 on a free loopback port, in a folder of its own, without touching any cluster of the machine.
 * Installs Debian's postgresql-15 when it is missing and we may.
 * @param fsync off for tests, which throw the cluster away; on to measure
 * @param settings of the server, by name
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
  const all = { fsync: fsync ? 'on' : 'off', max_connections: '60', ...settings };
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;
  const begin = async (role: 'primary' | 'standby' = 'primary') => {
    const signal = path.join(data, 'standby.signal');
    if (role === 'standby') await writeFile(signal, '');
    else await rm(signal, { force: true });
    server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', ...given],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return isReady(server);
  };
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
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
    halt: (mode = 'fast') => end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    begin,
    stop: async () => {
      // Immediate: the cluster is thrown away.
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL 15, as in production: found, or installed from Debian's packages; a newer one only where 15 is not to be had. */
function findOrInstall(): string {
  const find = (...folders: (string | undefined)[]) =>
    folders.find((folder) => folder && existsSync(path.join(folder, 'initdb')));
  const of = (version: number) => `/usr/lib/postgresql/${version}/bin`;
  const found = find(process.env.POSTGRES_BIN, of(15));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql-15'], { env, stdio: 'ignore' });
    } catch {
      // No such package here: said below, unless a newer version is there.
    }
  }
  const installed = find(of(15), of(16), of(17), of(18));
  if (installed && installed !== of(15))
    console.warn(`PostgreSQL 15 is not to be had here; testing on ${installed}`);
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
      // not on this machine: the next one
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither the user postgres nor nobody exists here.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function isReady(server: ChildProcess): Promise<void> {
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
