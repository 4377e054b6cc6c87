// The data folder of the embedded database: its lock, an interrupted first start, the seed and the key file.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEmptyCluster } from '../local/empty-cluster.ts';
import { type Backend, DataFolderInUse, startBackend } from '../local/index.ts';
import { SEED } from '../local/migrate.ts';
import { collectStderr, spawnServer, waitForExit } from './server-process.ts';
import { visitor } from './visitor.ts';

// Every test starts databases and processes; the duration is not under test.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
let dataDir: string;
let backend: Backend | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ia-folder-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  await rm(folder, { recursive: true, force: true });
});

describe('lock of the data folder', () => {
  it('is needed, because PGlite opens a folder twice', async () => {
    const first = await PGlite.create({ dataDir, loadDataDir: await loadEmptyCluster() });
    const second = await PGlite.create(dataDir);
    await first.exec('create table t (x int)');
    await expect(second.query('select * from t')).rejects.toThrow('does not exist');
    await Promise.allSettled([first.close(), second.close()]);
  });

  it('refuses a second server, in this or another process, and explains the fix', async () => {
    backend = await startBackend({ dataDir });
    await expect(startBackend({ dataDir })).rejects.toThrow(DataFolderInUse);
    const other = spawnServer(dataDir);
    const [stderr, code] = await Promise.all([collectStderr(other), waitForExit(other)]);
    expect(code).toBe(1);
    expect(stderr).toContain(dataDir);
    expect(stderr).toContain(`already used by another server (process ${process.pid})`);
    expect(stderr).toContain('Stop that one, or choose another folder: DATA_DIR=');
    // The refused server changed nothing.
    expect((await visitor(backend).get('/rest/v1/categories?limit=1')).status).toBe(200);
  });

  it('is released on close, also after a failed start', async () => {
    await (await startBackend({ dataDir })).close();
    await expect(startBackend({ dataDir, settings: { votes_per_address_hour: '\0' } })).rejects.toThrow();
    backend = await startBackend({ dataDir });
    expect((await visitor(backend).get('/rest/v1/categories?limit=1')).status).toBe(200);
  });
});

it('Server starts after its first start was killed', async () => {
  const killed = spawnServer(dataDir);
  await waitForPath(`${dataDir}.init`, killed);
  await waitForExit(killed, 'SIGKILL');
  expect(existsSync(dataDir)).toBe(false);
  backend = await startBackend({ dataDir });
  expect((await visitor(backend).rpc('manifesto_totals')).body).toMatchObject([{ principles: 6 }]);
});

it('Seed runs again only when its text has changed', async () => {
  const edit = `update public.recipes set title = 'De antes' where id = 'brainstorm'`;
  const title = async () =>
    (await backend?.query<{ title: string }>(`select title from public.recipes where id = 'brainstorm'`))?.[0]
      ?.title;
  const startAgain = async () => {
    await backend?.close();
    backend = await startBackend({ dataDir });
  };

  backend = await startBackend({ dataDir });
  const seededTitle = await title();
  await backend.run(edit);
  await startAgain();
  expect(await title()).toBe('De antes');

  // Databases created before the hash existed have an empty one.
  await backend.run(`update supabase_migrations.seed_files set hash = ''`);
  await startAgain();
  expect(await title()).toBe(seededTitle);
  const [{ hash } = { hash: '' }] = await backend.query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files',
  );
  expect(hash).toBe(
    createHash('sha256')
      .update(await readFile(SEED))
      .digest('hex'),
  );
});

it('Keys are stored in a file that only its owner can read', async () => {
  backend = await startBackend({ dataDir });
  const keyFile = `${dataDir}.keys.json`;
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(keyFile, 'utf8')).publishableKey).toBe(backend.publishableKey);
});

it('Start reports a port in use', async () => {
  backend = await startBackend({ dataDir: 'memory', port: 0 });
  const port = Number(new URL(backend.url ?? '').port);
  await expect(startBackend({ dataDir: 'memory', port })).rejects.toThrow(`A porta ${port} já está ocupada`);
});

/** Waits until a path exists, polling on every turn of the event loop. */
async function waitForPath(file: string, child: { exitCode: number | null }): Promise<void> {
  while (!existsSync(file)) {
    if (child.exitCode !== null) throw new Error('The server exited before the path existed.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
