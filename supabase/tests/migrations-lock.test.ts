// The lock file has the hash of each migration that a database may have applied. Such a migration must not
// change. build-baseline.ts regenerates the first migrations, unless this would change a locked one.
import { describe, expect, it } from 'vitest';
import { readMigrationFiles } from '../local/migrate.ts';
import { reasonNotToReplace } from '../scripts/build-baseline.ts';
import { hashMigration, lockViolations, readLock } from '../scripts/lock-migrations.ts';

it('Released migrations are unchanged, and new ones come later', async () => {
  expect(lockViolations(await readLock(), await readMigrationFiles())).toEqual([]);
});

it('Every migration is locked (node supabase/scripts/lock-migrations.ts)', async () => {
  const files = await readMigrationFiles();
  expect(Object.keys(await readLock())).toEqual(files.map(({ version, name }) => `${version}_${name}`));
});

it('lockViolations names migrations that were changed, removed or inserted', () => {
  const file = (version: string, body = 'select 1') => ({ version, name: 'a', body });
  const lock = {
    '20260101000000_a': hashMigration('select 1'),
    '20260103000000_a': hashMigration('select 1'),
  };
  expect(lockViolations(lock, [file('20260101000000'), file('20260103000000')])).toEqual([]);
  expect(
    lockViolations(lock, [
      file('20260101000000', 'select 2'),
      file('20260102000000'),
      file('20260104000000'),
    ]),
  ).toEqual([
    '20260101000000_a.sql was changed, but databases have applied it',
    '20260103000000_a.sql was removed, but databases have applied it',
    '20260102000000_a.sql is new and not later than 20260103000000_a.sql',
  ]);
});

describe('build-baseline', () => {
  const file = (version: string) => ({ version, name: 'votes' });
  const baseline = new Map([['20261124120001_votes', 'select 2']]);

  it('replaces a baseline that is not locked', () => {
    expect(reasonNotToReplace(baseline, [file('20261124120001')], {})).toBe(null);
  });

  it('keeps a locked baseline whose schema has changed', () => {
    const lock = { '20261124120001_votes': hashMigration('select 1') };
    expect(reasonNotToReplace(baseline, [file('20261124120001')], lock)).toContain(
      '20261124120001_votes.sql is locked',
    );
  });

  it('keeps a baseline followed by a later migration', () => {
    const present = [file('20261124120001'), file('20261201090000')];
    expect(reasonNotToReplace(baseline, present, {})).toContain(
      '20261201090000_votes.sql follows the baseline',
    );
  });
});
