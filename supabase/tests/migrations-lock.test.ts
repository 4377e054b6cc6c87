import { describe, expect, it } from 'vitest';
import { migrationFiles } from '../local/migrate.ts';
import { reasonToKeep } from '../scripts/build-baseline.ts';
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

describe('build-baseline', () => {
  const file = (version: string) => ({ version, name: 'votes' });
  const baseline = new Map([['20261124120001_votes', 'select 2']]);

  it('replaces a baseline that is not locked', () => {
    expect(reasonToKeep(baseline, [file('20261124120001')], {})).toBe(null);
  });

  it('keeps a locked baseline whose schema has changed', () => {
    const lock = { '20261124120001_votes': hashOf('select 1') };
    expect(reasonToKeep(baseline, [file('20261124120001')], lock)).toContain(
      '20261124120001_votes.sql is locked',
    );
  });

  it('keeps a baseline that a later migration follows', () => {
    const present = [file('20261124120001'), file('20261201090000')];
    expect(reasonToKeep(baseline, present, {})).toContain('20261201090000_votes.sql follows the baseline');
  });
});
