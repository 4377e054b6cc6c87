// Reproduces each defect of @supabase/lite 0.10.0 without our fixes. When one of these tests fails after an update,
// the defect is gone: remove the fix of the same name in local/fixes and this test. The suites and
// data-folder.test.ts prove that the fixes work.
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../local/connection.ts';
import { loadEmptyCluster } from '../local/empty-cluster.ts';
import { createTaskQueue } from '../local/fixes/task-queue.ts';
import { createRoles } from '../local/roles.ts';

const PUBLISHABLE = 'sb_publishable_teste';
const SECRET = 'sb_secret_teste';

type Lite = Awaited<ReturnType<typeof createPgliteConnection>>;
let lite: Lite;
let app: { fetch(request: Request, context: { peerAddress: string | null }): Response | Promise<Response> };

beforeEach(async () => {
  process.env.LITE_TELEMETRY = '0';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  lite = await createPgliteConnection({ pgliteOptions: { loadDataDir: await loadEmptyCluster() } });
  const database = {
    connection: lite,
    run: async (script: string) => {
      await lite.driver.exec(script);
    },
    queue: createTaskQueue(10),
  } as unknown as Database;
  await createRoles(database);
  const unpatchedApp = new App({
    connection: lite as never,
    auth: {
      enabled: true,
      jwt_secret: 'x'.repeat(40),
      enable_signup: false,
      publishable_key: PUBLISHABLE,
      secret_key: SECRET,
    },
    options: { server: { admin: false } },
  } as ConstructorParameters<typeof App>[0]);
  await unpatchedApp.ensureSystemSchema();
  app = unpatchedApp;
  await lite.driver.exec(`
    create table public.words (word text check (word <> 'proibida'), headers text default current_setting('request.headers', true));
    alter table public.words enable row level security;
    create policy "all" on public.words using (true) with check (true);
    revoke all on public.words from anon, authenticated;
    grant select (word), insert (word) on public.words to anon;
    create function public.whoami() returns text language sql as 'select current_user::text';`);
});
afterEach(() => lite.close());

const send = async (
  path: string,
  {
    method = 'GET',
    body,
    headers,
    key = PUBLISHABLE,
  }: { method?: string; body?: string; headers?: Record<string, string>; key?: string } = {},
) => {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      body,
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
    }),
    { peerAddress: '192.0.2.1' },
  );
  return { status: response.status, text: await response.text() };
};
const post = (path: string, body: object | string, options = {}) =>
  send(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), ...options });
const queryValue = async (query: string) =>
  Object.values((await lite.driver.query<object>(query)).rows[0] ?? {})[0];

describe('unpatched lite', () => {
  it('preset-row-security: grants everything to anon at the first request', async () => {
    const mayDelete = () => queryValue(`select has_table_privilege('anon', 'public.words', 'delete')`);
    expect(await mayDelete()).toBe(false);
    await send('/rest/v1/words?select=word');
    expect(await mayDelete()).toBe(true);
  });

  it('request-headers: passes them only to functions', async () => {
    await post(
      '/rest/v1/words',
      { word: 'olá' },
      { headers: { 'x-visitor-id': 'eu', prefer: 'return=minimal' } },
    );
    expect(await queryValue('select headers from public.words')).toBeFalsy();
  });

  it('task-queue: mixes up the roles of concurrent requests on PGlite', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, async (_, i) => {
        const key = i % 2 ? SECRET : PUBLISHABLE;
        const { text } = await post('/rest/v1/rpc/whoami', {}, { key });
        return text === (i % 2 ? '"service_role"' : '"anon"');
      }),
    );
    expect(answers.every((answer) => answer.status === 'fulfilled' && answer.value)).toBe(false);
  });

  it('redact-console: prints what visitors wrote when a statement fails', async () => {
    await post('/rest/v1/words', { word: 'proibida' });
    const { inspect } = await import('node:util');
    expect(inspect(vi.mocked(console.error).mock.calls, { depth: 9 })).toContain('proibida');
  });

  it('auth-routes: creates an account although sign-up is off', async () => {
    await post('/auth/v1/otp', { email: 'qualquer@exemplo.pt' });
    expect(await queryValue('select count(*)::int from auth.users')).toBe(1);
  });

  it('sign-in-limit: lets anyone guess passwords without limit', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 15; i++) {
      const guess = { email: 'qualquer@exemplo.pt', password: `palpite-${i}` };
      statuses.add((await post('/auth/v1/token?grant_type=password', guess)).status);
    }
    expect([...statuses]).toEqual([400]);
  });

  it('bad-tokens: treats a forged token like a missing one', async () => {
    const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.' };
    expect((await send('/rest/v1/words?select=word', { headers })).status).toBe(200);
  });

  it('client-errors: answers 500 to a refused row and to an unreadable filter', async () => {
    expect((await post('/rest/v1/words', { word: 'proibida' })).status).toBe(500);
    expect((await send(`/rest/v1/words?select=${encodeURIComponent('"; x')}`)).status).toBe(500);
  });

  it('strict-request: answers 500 to a bad escape and to an object instead of a text', async () => {
    expect((await send('/rest/v1/%zz')).status).toBe(500);
    expect((await post('/rest/v1/words', { word: { a: 1 } })).status).toBe(500);
  });

  it('quote-filter-values: converts a text that looks like a number or a boolean', async () => {
    for (const word of ['1.0', 'true']) {
      await post('/rest/v1/words', { word }, { headers: { prefer: 'return=minimal' } });
      expect((await send(`/rest/v1/words?select=word&word=eq.${word}`)).text).not.toBe(
        JSON.stringify([{ word }]),
      );
      expect((await send(`/rest/v1/words?select=word&word=eq."${word}"`)).text).toBe(
        JSON.stringify([{ word }]),
      );
    }
  });

  it('staff: cannot create an account with the secret key', async () => {
    const user = { email: 'ana@exemplo.pt', password: 'palavra-passe' };
    expect((await post('/auth/v1/admin/users', user, { key: SECRET })).status).toBe(401);
  });
});
