import { spawn } from 'node:child_process';
import path from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { createApp } from '../local/app.ts';
import { databaseFromSession } from '../local/connection.ts';
import { loadKeys } from '../local/keys.ts';
import { migrate } from '../local/migrate.ts';
import { openPglite } from '../local/pglite/open.ts';
import { createSession } from '../local/pglite/session.ts';

const CLI = path.resolve(import.meta.dirname, '../node_modules/.bin/supabase');

/**
 * Runs a Supabase CLI command against a database with our migrations, without Docker: PGlite in memory behind a
 * socket on a free loopback port.
 * @returns the command's output. @throws when it fails or exceeds a minute
 */
export async function runSupabaseCli(...command: string[]): Promise<string> {
  const pglite = await openPglite(null);
  const database = await databaseFromSession(createSession(pglite));
  await createApp(database, await loadKeys(null));
  await migrate(database);
  const server = new PGLiteSocketServer({ db: pglite, port: 0, host: '127.0.0.1', maxConnections: 10 });
  await server.start();
  try {
    const address = server.getServerConn();
    return await runProcess([
      ...command,
      `--remote=postgres://postgres:postgres@${address}/postgres?sslmode=disable`,
    ]);
  } finally {
    await server.stop();
    await database.connection.close();
  }
}

function runProcess(command: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(CLI, command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
      env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', PGSSLMODE: 'disable' },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`supabase ${command[0]} ${command[1]} failed (${code}): ${errors.slice(-800)}`));
    });
  });
}
