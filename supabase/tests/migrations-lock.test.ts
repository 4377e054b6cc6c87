import { expect, it } from 'vitest';
import { migrationFiles } from '../local/migrate.ts';
import { brokenPromises, hashOf, readLock } from '../scripts/lock-migrations.ts';

it('leaves every migration that a database may have as it was, and adds later ones', async () => {
  expect(brokenPromises(await readLock(), await migrationFiles())).toEqual([]);
});

it('has every migration written down (node supabase/scripts/lock-migrations.ts)', async () => {
  const files = await migrationFiles();
  expect(Object.keys(await readLock())).toEqual(files.map(({ version, name }) => `${version}_${name}`));
});

it('says which one was changed, is gone, or comes too early', () => {
  const file = (version: string, body = 'select 1') => ({ version, name: 'a', body });
  const lock = { '20260101000000_a': hashOf('select 1'), '20260103000000_a': hashOf('select 1') };
  expect(brokenPromises(lock, [file('20260101000000'), file('20260103000000')])).toEqual([]);
  expect(
    brokenPromises(lock, [
      file('20260101000000', 'select 2'),
      file('20260102000000'),
      file('20260104000000'),
    ]),
  ).toEqual([
    '20260101000000_a.sql was changed, and databases have it as it was',
    '20260103000000_a.sql is gone, and databases have it',
    '20260102000000_a.sql is new and not later than 20260103000000_a.sql',
  ]);
});
