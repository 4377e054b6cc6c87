import { expect, it } from 'vitest';
import { clockWarning, inWords, watchClock } from '../local/clock.ts';
import { connectPostgres } from '../local/connection.ts';
import { startPostgres } from './postgres.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;

it.each([
  [59_000, '59 s'],
  [-90_000, '90 s'],
  [10 * 60_000, '10 minutes'],
  [-3 * 3_600_000, '3 hours'],
  [2 * DAY, '2 days'],
])('says %d ms in words', (difference, words) => {
  expect(inWords(difference)).toBe(words);
});

it('a clock within a minute of the database’s needs no warning', () => {
  expect(clockWarning(NOW + 60_000, NOW)).toBeNull();
  expect(clockWarning(NOW - 60_000, NOW)).toBeNull();
});

it('the warning names the difference, what it does to staff and the mend', () => {
  const warning = clockWarning(NOW - 2 * DAY, NOW);
  expect(warning).toContain('2 days behind the database');
  expect(warning).toContain('session_ended');
  expect(warning).toContain('timedatectl set-ntp true');
  expect(clockWarning(NOW + 300_000, NOW)).toContain('5 minutes ahead of the database');
});

it('a refused session that was issued in the future is explained in the log, once a minute', () => {
  const lines: string[] = [];
  let time = NOW;
  const database = { maintain: async () => {} } as unknown as Parameters<typeof watchClock>[0];
  const clock = watchClock(database, { now: () => time, write: (line) => lines.push(line) });
  const issuedAt = (NOW + 2 * DAY) / 1000;
  clock.suspect(issuedAt);
  clock.suspect(issuedAt);
  expect(lines).toEqual([expect.stringContaining('issued 2 days in the future')]);
  time += 61_000;
  clock.suspect(undefined);
  expect(lines).toHaveLength(1);
});

it('a server compares its clock with PostgreSQL’s', async () => {
  const cluster = await startPostgres();
  try {
    const database = await connectPostgres(await cluster.createDatabase());
    const lines: string[] = [];
    const write = (line: string) => lines.push(line);
    await watchClock(database, { write }).check();
    expect(lines).toEqual([]);
    await watchClock(database, { now: () => Date.now() - 2 * DAY - 60_000, write }).check();
    expect(lines).toEqual([expect.stringContaining('2 days behind')]);
    await database.connection.close();
  } finally {
    await cluster.stop();
  }
});
