import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCluster } from '../local/empty-cluster.ts';
import { type Backend, DataFolderInUse, startBackend } from '../local/index.ts';
import { SEED } from '../local/migrate.ts';
import { endOf, errorsOf, spawnServer } from './server-process.ts';
import { visitor } from './visitor.ts';

// Every test starts databases and processes; how long that takes is not what is tested.
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

describe('one server per data folder', () => {
  it('is needed: PGlite itself opens a folder twice', async () => {
    const first = await PGlite.create({ dataDir, loadDataDir: await emptyCluster() });
    const second = await PGlite.create(dataDir);
    await first.exec('create table t (x int)');
    await expect(second.query('select * from t')).rejects.toThrow('does not exist');
    await Promise.allSettled([first.close(), second.close()]);
  });

  it('refuses a second server, here or in another process, and says what to do', async () => {
    backend = await startBackend({ dataDir });
    await expect(startBackend({ dataDir })).rejects.toThrow(DataFolderInUse);
    const other = spawnServer(dataDir);
    const [said, code] = await Promise.all([errorsOf(other), endOf(other)]);
    expect(code).toBe(1);
    expect(said).toContain(dataDir);
    expect(said).toContain(`processo ${process.pid}`);
    expect(said).toContain('Pare o outro ou escolha outra pasta');
    expect(said).toContain('stop that one, or choose another folder');
    // The refused one changed nothing.
    expect((await visitor(backend).get('/rest/v1/categories?limit=1')).status).toBe(200);
  });

  it('gives the folder back when it closes, also after a start that failed', async () => {
    await (await startBackend({ dataDir })).close();
    await expect(startBackend({ dataDir, settings: { votes_per_address_hour: '\0' } })).rejects.toThrow();
    backend = await startBackend({ dataDir });
    expect((await visitor(backend).get('/rest/v1/categories?limit=1')).status).toBe(200);
  });
});

it('starts after a first start that was killed half-way', async () => {
  const killed = spawnServer(dataDir);
  await appears(`${dataDir}.init`, killed);
  await endOf(killed, 'SIGKILL');
  expect(existsSync(dataDir)).toBe(false);
  backend = await startBackend({ dataDir });
  expect((await visitor(backend).rpc('manifesto_totals')).body).toMatchObject([{ principles: 6 }]);
});

it('runs the seed again when its text has changed, and only then', async () => {
  const edit = `update public.recipes set title = 'De antes' where id = 'brainstorm'`;
  const title = async () =>
    (await backend?.query<{ title: string }>(`select title from public.recipes where id = 'brainstorm'`))?.[0]
      ?.title;
  const startAgain = async () => {
    await backend?.close();
    backend = await startBackend({ dataDir });
  };

  backend = await startBackend({ dataDir });
  const written = await title();
  await backend.run(edit);
  await startAgain();
  expect(await title()).toBe('De antes');

  // As every database stands that was made before: with no word of what it was seeded with.
  await backend.run(`update supabase_migrations.seed_files set hash = ''`);
  await startAgain();
  expect(await title()).toBe(written);
  const [{ hash } = { hash: '' }] = await backend.query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files',
  );
  expect(hash).toBe(
    createHash('sha256')
      .update(await readFile(SEED))
      .digest('hex'),
  );
});

it('keeps the keys in a file for its owner alone', async () => {
  backend = await startBackend({ dataDir });
  const keyFile = `${dataDir}.keys.json`;
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(keyFile, 'utf8')).publishableKey).toBe(backend.publishableKey);
});

it('says that a port is taken', async () => {
  backend = await startBackend({ dataDir: 'memory', port: 0 });
  const port = Number(new URL(backend.url ?? '').port);
  await expect(startBackend({ dataDir: 'memory', port })).rejects.toThrow(`A porta ${port} já está ocupada`);
});

/** Waits until a path exists, by asking the file system at every turn of the loop. */
async function appears(file: string, child: { exitCode: number | null }): Promise<void> {
  while (!existsSync(file)) {
    if (child.exitCode !== null) throw new Error('the server ended too early');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
