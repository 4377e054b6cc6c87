// Backup and restore of the embedded database with scripts/copy-data.ts. The copy has the keys of the
// server, so pages still work, and the voters, so nobody votes twice.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, DataFolderInUse, startBackend } from '../local/index.ts';
import { copyData } from '../scripts/copy-data.ts';
import { visitor } from './visitor.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ia-copy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const vote = async (backend: Backend, id: string) =>
  (await visitor(backend, { id }).rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' })).body;

it('copyData restores the embedded database, with its keys and recorded voters', {
  timeout: 300_000,
}, async () => {
  const original = await startBackend({ dataDir: inFolder('data') });
  const voter = randomUUID();
  const { upvotes } = await vote(original, voter);
  await expect(copyData(inFolder('data'), inFolder('backup'))).rejects.toThrow(DataFolderInUse);
  expect(existsSync(inFolder('backup'))).toBe(false);
  await original.close();
  await copyData(inFolder('data'), inFolder('backup'));
  await expect(copyData(inFolder('data'), inFolder('backup'))).rejects.toThrow(
    'already exists: nothing was written',
  );

  // After data loss the copy works in a new place, and the backup stays unchanged.
  await rm(inFolder('data'), { recursive: true });
  await copyData(inFolder('backup/data'), inFolder('again'));
  const again = await startBackend({ dataDir: inFolder('again/data') });
  expect(again.publishableKey).toBe(original.publishableKey);
  expect(await vote(again, voter)).toMatchObject({ changed: false, upvotes });
  expect(await vote(again, randomUUID())).toMatchObject({ changed: true, upvotes: upvotes + 1 });
  await again.close();
});
