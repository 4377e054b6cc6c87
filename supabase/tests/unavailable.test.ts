// Outages of the database: which errors are temporary, and what the server answers and logs. A trigger
// raises the error codes of an outage. The last test restarts a PostgreSQL as a read-only standby.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestScope } from '../local/fixes/request-headers.ts';
import { type Backend, startBackend } from '../local/index.ts';
import {
  createOutageLog,
  DatabaseUnavailable,
  isTemporary,
  reportUnavailable,
} from '../local/unavailable.ts';
import { freePort, startPostgres } from './postgres.ts';
import { visitor } from './visitor.ts';

it.each(['53100', '53300', '57P01', '57P03', '08006', '25006', '58030', '40P01'])(
  'isTemporary is true for %s',
  (code) => {
    expect(isTemporary({ code })).toBe(true);
  },
);

it.each(['23505', '42501', '57014', '22023', 'XX000', undefined])('isTemporary is false for %s', (code) => {
  expect(isTemporary({ code })).toBe(false);
});

it('Visitor-facing error contains no text of the driver', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:55432'), { code: 'ECONNREFUSED' });
  const error = requestScope.exit(() => reportUnavailable(cause));
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect([error.message, error.code, error.cause]).toEqual(['unavailable', 'PT503', cause]);
});

it('Start without its database reports the address', async () => {
  const databaseUrl = `postgres://postgres@localhost:${await freePort()}/site`;
  await expect(startBackend({ dataDir: 'memory', databaseUrl })).rejects.toThrow(/ECONNREFUSED/);
});

it("Outage log prints a code once in ten seconds, with its meaning and without the driver's text", () => {
  const lines: string[] = [];
  let time = 0;
  const log = createOutageLog(
    (line) => lines.push(line),
    () => time,
  );
  for (let n = 0; n < 100; n += 1) log({ code: '53100', message: 'could not extend file "base/5/16525"' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('(53100: its disk is full)');
  expect(lines[0]).not.toContain('base/5');
  log({ code: 'ECONNREFUSED' });
  time = 10_001;
  log({ code: '53100' });
  expect(lines).toHaveLength(3);
});

/** SQL that makes every insert of a suggestion fail with an error code and with internal details. */
const failingTriggerSql = (
  code: string,
) => `create or replace function private.fails() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file "base/5/16525"' using errcode = '${code}', detail = '/var/lib/postgresql', hint = 'secret'; end $$;
  create or replace trigger fails before insert on public.manifesto_suggestions for each statement execute function private.fails()`;

describe('Server answers', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ dataDir: 'memory' });
  }, 300_000);
  afterAll(() => backend?.close());

  it.each([
    ['a full disk', '53100', 503, 'unavailable'],
    ['a standby', '25006', 503, 'unavailable'],
    ['an internal fault', 'XX000', 500, 'internal error'],
  ])('disclose no internals for %s', async (_, code, status, message) => {
    await backend.run(failingTriggerSql(code));
    const answer = await visitor(backend).suggest({ suggestion_text: 'Uma ideia', status: 'pending' });
    expect(answer).toEqual({ status, body: { code: `PT${status}`, message, details: null, hint: null } });
  });

  it('distinguish a missing migration from a running process', async () => {
    expect(await visitor(backend).get('/ready')).toEqual({ status: 200, body: { ok: true } });
    await backend.run(
      'delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)',
    );
    const notReady = { status: 503, body: { ok: false, reason: 'migrations' } };
    // Readiness is cached for one second.
    await expect.poll(() => visitor(backend).get('/ready'), { timeout: 10_000 }).toEqual(notReady);
    expect((await visitor(backend).get('/health')).status).toBe(200);
  });
});

it('/ready answers read_only on a standby, and 200 once the database is the primary again', async () => {
  const cluster = await startPostgres();
  const databaseUrl = await cluster.createMigratedDatabase();
  const backend = await startBackend({ dataDir: 'memory', databaseUrl });
  try {
    const ready = () => visitor(backend).get('/ready');
    const restart = async (role: 'primary' | 'standby') => {
      await cluster.halt();
      await cluster.begin(role);
    };
    expect(await ready()).toEqual({ status: 200, body: { ok: true } });
    await restart('standby');
    const readOnly = { status: 503, body: { ok: false, reason: 'read_only' } };
    await expect.poll(ready, { timeout: 20_000 }).toEqual(readOnly);
    expect((await visitor(backend).get('/rest/v1/manifesto_principles?select=id')).status).toBe(200);
    const vote = { p_id: 'literacia', vote_type: 'up' };
    expect(await visitor(backend).rpc('vote_on_principle', vote)).toMatchObject({
      status: 503,
      body: { code: 'PT503', message: 'unavailable' },
    });
    await restart('primary');
    await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 200, body: { ok: true } });
  } finally {
    await backend.close();
    await cluster.stop();
  }
});
