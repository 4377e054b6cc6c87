// The server's warnings about a wrong clock. Staff sessions are checked with the clock of the server and of
// the database, so a difference ends or rejects them.
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clockWarning, createClockCheck, formatDuration } from '../local/clock.ts';
import { connectPostgres } from '../local/connection.ts';
import { type Backend, startBackend } from '../local/index.ts';
import { loadKeys } from '../local/keys.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { signIn, visitor } from './visitor.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;

it.each([
  [59_000, '59 s'],
  [-90_000, '90 s'],
  [10 * 60_000, '10 minutes'],
  [-3 * 3_600_000, '3 hours'],
  [2 * DAY, '2 days'],
])('formatDuration(%d) is %s', (difference, text) => {
  expect(formatDuration(difference)).toBe(text);
});

it("clockWarning is null within a minute of the database's clock", () => {
  expect(clockWarning(NOW + 60_000, NOW)).toBeNull();
  expect(clockWarning(NOW - 60_000, NOW)).toBeNull();
});

it('clockWarning names the difference, its effect on staff and the fix', () => {
  const warning = clockWarning(NOW - 2 * DAY, NOW);
  expect(warning).toContain('2 days behind the database');
  expect(warning).toContain('session_ended');
  expect(warning).toContain('timedatectl set-ntp true');
  expect(clockWarning(NOW + 300_000, NOW)).toContain('5 minutes ahead of the database');
});

it('Refused session from the future is explained in the log, once a minute', () => {
  const lines: string[] = [];
  let time = NOW;
  const database = { maintain: async () => {} } as unknown as Parameters<typeof createClockCheck>[0];
  const clock = createClockCheck(database, { now: () => time, write: (line) => lines.push(line) });
  const issuedAt = (NOW + 2 * DAY) / 1000;
  clock.onTokenRefused(issuedAt);
  clock.onTokenRefused(issuedAt);
  expect(lines).toEqual([expect.stringContaining('issued 2 days in the future')]);
  time += 61_000;
  clock.onTokenRefused(undefined);
  expect(lines).toHaveLength(1);
});

describe('with PostgreSQL', () => {
  let cluster: PostgresCluster;
  let folder: string;
  let backend: Backend | undefined;
  beforeAll(async () => {
    cluster = await startPostgres();
    folder = await mkdtemp(path.join(tmpdir(), 'ia-clock-'));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await backend?.close();
    backend = undefined;
  });
  afterAll(async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  /** Starts a server with a shifted clock on a migrated database. @returns spy of console.warn */
  async function startWithShiftedClock(shift: number, keyFile?: string) {
    const databaseUrl = await cluster.createMigratedDatabase();
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + shift);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    backend = await startBackend({ dataDir: 'memory', databaseUrl, keyFile });
    return warn;
  }

  it("Start warns when the clock differs from PostgreSQL's, and only then", async () => {
    expect(await startWithShiftedClock(0)).not.toHaveBeenCalled();
    await backend?.close();
    vi.restoreAllMocks();
    expect(await startWithShiftedClock(-2 * DAY - 60_000)).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^backend: the clock of this machine is 2 days behind the database's\./),
    );
  });

  it('Server logs that it refused a session whose token was issued in the future', async () => {
    const keyFile = path.join(folder, 'keys.json');
    const { jwtSecret } = await loadKeys(keyFile);
    const warn = await startWithShiftedClock(0, keyFile);
    const server = backend as Backend;
    const token = await signIn(server, 'ana@exemplo.pt', { role: 'moderator' });
    const [head = '', claims = ''] = token.split('.');
    const requestWithShiftedToken = (seconds: number) => {
      const given = JSON.parse(Buffer.from(claims, 'base64url').toString());
      const times = { iat: given.iat + seconds, exp: given.exp + seconds };
      const body = Buffer.from(JSON.stringify({ ...given, ...times })).toString('base64url');
      const signature = createHmac('sha256', jwtSecret).update(`${head}.${body}`).digest('base64url');
      return visitor(server, { token: `${head}.${body}.${signature}` }).rpc('moderation_counts');
    };
    expect((await requestWithShiftedToken(0)).status).toBe(200);
    expect(warn).not.toHaveBeenCalled();
    const ahead = await requestWithShiftedToken(2 * 3600 + 30);
    expect(ahead.status).toBe(401);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^backend: a session was rejected: it was issued 2 hours in the future\./),
    );
  });

  it("Server compares its clock with PostgreSQL's", async () => {
    const database = await connectPostgres(await cluster.createDatabase());
    const lines: string[] = [];
    const write = (line: string) => lines.push(line);
    await createClockCheck(database, { write }).check();
    expect(lines).toEqual([]);
    await createClockCheck(database, { now: () => Date.now() - 2 * DAY - 60_000, write }).check();
    expect(lines).toEqual([expect.stringContaining('2 days behind')]);
    await database.connection.close();
  });
});
