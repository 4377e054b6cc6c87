import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installDebian } from '@ia/test-support/debian-package';
import { freePort, unprivilegedUser } from './postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const SERVER_CONNECTIONS = 8;

export interface Pooler {
  /** URL of the same database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a private pgbouncer in transaction mode, as managed PostgreSQL offers it: every transaction may use a
 * different server connection. Installs Debian's package when it is missing and permissions allow.
 */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  installPgbouncer();
  const { hostname, port: serverPort, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'ia-pooler-'));
  const config = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `[databases]
${name} = host=${hostname} port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
  );
  const user = unprivilegedUser();
  if (user) for (const file of [folder, config]) await chown(file, user.uid, user.gid);
  const pooler = spawn(PROGRAM, [config], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    pooler.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('process up')) resolve();
    });
    pooler.once('error', reject);
    pooler.once('exit', (code) => reject(new Error(`pgbouncer ended (${code}): ${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/${name}`,
    stop: async () => {
      const ended = new Promise((resolve) => pooler.once('exit', resolve));
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function installPgbouncer(): void {
  if (existsSync(PROGRAM)) return;
  installDebian('pgbouncer');
  if (!existsSync(PROGRAM))
    throw new Error('pgbouncer is needed for this test. Install it (Debian: apt-get install pgbouncer).');
}
