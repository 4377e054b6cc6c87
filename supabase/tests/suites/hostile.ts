// Over 300 lines because it is one list of attacks; the database is compared once, after all of them.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { type Answer, type SendOptions, signIn, type Visitor, visitor } from '../visitor.ts';

/** A suggestion that the seed publishes; no attack may change it. */
const APPROVED = '5a1c0f0e-0004-4a00-8a00-000000000004';
/** An unpublished suggestion that this suite inserts. */
const PENDING = 'bbbbbbbb-0000-4000-8000-000000000001';
const SECRET_TEXT = 'segredo-que-ninguem-pode-ler';
const SUGGESTIONS = '/rest/v1/manifesto_suggestions';

/** Runs attacks: no data changes, no private data is returned, and no response is a 500. */
export function hostileSuite(driver: Driver): void {
  describe('a hostile visitor', () => {
    let backend: Backend;
    /** Attacker without an account. */
    let villain: Visitor;
    /** Attacker with an account, without the moderator role. */
    let member: Visitor;
    let before: string;

    /** Hash of all stored data, except the counters of attempts. */
    const fingerprint = async () => {
      const tables = await backend.query<{ name: string }>(`
        select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'r' and n.nspname in ('public', 'private') and c.relname <> 'rate_counters' order by 1`);
      const parts = tables.map(
        ({ name }) =>
          `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      );
      const sums = await backend.query(parts.join(' union all '));
      const users = await backend.query(
        'select id, email, role, raw_app_meta_data::text, encrypted_password from auth.users order by id',
      );
      const roles = await backend.query(
        `select rolname, rolsuper, rolbypassrls from pg_roles where rolname !~ '^pg_' order by 1`,
      );
      return JSON.stringify({ sums, users, roles });
    };

    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
      await backend.run(`
        insert into public.manifesto_suggestions (id, suggestion_text, author, receipt_code)
        values ('${PENDING}', '${SECRET_TEXT}', 'autor-secreto', 'IA-AAAA-BBBB-CCCC-DDDD')`);
      villain = visitor(backend);
      member = visitor(backend, { token: await signIn(backend, 'membro@exemplo.pt') });
      before = await fingerprint();
    });
    afterAll(async () => {
      // After all attacks above, the data is unchanged.
      const after = await fingerprint();
      await backend.close();
      expect(after).toBe(before);
    });

    /** No server error and no private data. */
    const expectHarmless = ({ status, body }: Answer) => {
      const text = JSON.stringify(body);
      expect(status, text).toBeLessThan(500);
      expect(text).not.toContain(SECRET_TEXT);
      expect(text).not.toContain('autor-secreto');
      expect(text).not.toContain(PENDING);
    };
    /** Harmless, and an error. */
    const expectRefused = (answer: Answer) => {
      expectHarmless(answer);
      expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
    };
    const post = (path: string, body: SendOptions['body'], headers: Record<string, string> = {}) =>
      villain.send(path, { method: 'POST', body, headers });

    describe('cannot read unpublished data', () => {
      it.each([
        '',
        '?status=eq.pending',
        '?select=*&or=(status.eq.pending,status.eq.approved)',
        `?id=eq.${PENDING}`,
        '?status=neq.approved',
        '?suggestion_text=like.*segredo*',
        '?select=*,receipts(*)',
        '?select=*,reports(*)',
        '?select=*,moderation_log(*)',
        '?select=*,suggestion_votes(*)',
        '?select=*,manifesto_versions(*)',
        '?order=receipt_code',
        '?limit=-1',
        '?offset=999999999999',
        '?select=status::text,xmin,ctid,tableoid::regclass',
        '?select=count()',
        '?select=upvotes.sum()',
      ])('GET %s', async (query) => expectHarmless(await villain.get(SUGGESTIONS + query)));

      it.each([
        'count=exact',
        'count=planned',
        'count=estimated',
        'tx=rollback',
        'handling=strict',
        'return=representation',
      ])('prefer: %s', async (prefer) => {
        const answer = await villain.send(`${SUGGESTIONS}?status=eq.pending`, { headers: { prefer } });
        expectHarmless(answer);
      });

      it('in the count of rows', async () => {
        const response = await backend.fetch(
          new Request(`http://localhost${SUGGESTIONS}?select=id`, {
            headers: { apikey: backend.publishableKey, prefer: 'count=exact' },
          }),
          { peerAddress: '192.0.2.9' },
        );
        expect(response.headers.get('content-range')).toMatch(/\/7$/);
      });

      it.each([
        'application/vnd.pgrst.plan+json',
        'application/vnd.pgrst.plan+text; options=analyze|verbose',
        'text/csv',
        '*/*',
        'a/b',
      ])('accept: %s', async (accept) =>
        expectHarmless(await villain.send(SUGGESTIONS, { headers: { accept } })),
      );

      it.each(['private', 'auth', 'supabase_migrations', 'pg_catalog', 'information_schema', 'storage', ''])(
        'schema %s',
        async (schema) => {
          for (const table of [
            'settings',
            'users',
            'moderators',
            'receipts',
            'schema_migrations',
            'pg_authid',
            'tables',
          ]) {
            const answer = await villain.send(`/rest/v1/${table}`, { headers: { 'accept-profile': schema } });
            expectRefused(answer);
          }
        },
      );

      it.each([
        'settings',
        'private.settings',
        'auth.users',
        'users',
        'pg_roles',
        'moderation_log',
        '..%2Fauth%2Fusers',
        '%00',
      ])('table %s', async (table) => expectRefused(await villain.get(`/rest/v1/${table}`)));

      it.each([
        '/',
        '/storage/v1/bucket',
        '/_system',
        '/_system/introspect',
        '/admin',
        '/graphql/v1',
        '/pg/query',
        '/rest/v1',
        '/realtime/v1',
        '/functions/v1/__proto__',
        '/functions/v1/ai',
      ])('path %s', async (path) => expectRefused(await villain.get(path)));
    });

    describe('cannot write without permission', () => {
      it.each<[string, object]>([
        ['approved', { suggestion_text: 'x', status: 'approved' }],
        ['in review', { suggestion_text: 'x', status: 'in_review' }],
        ['an unknown status', { suggestion_text: 'x', status: 'publicada' }],
        ['upvotes', { suggestion_text: 'x', status: 'pending', upvotes: 99 }],
        ['the mark of an example', { suggestion_text: 'x', status: 'pending', is_example: true }],
        ['an id', { suggestion_text: 'x', status: 'pending', id: APPROVED }],
        ['a date', { suggestion_text: 'x', status: 'pending', created_at: '2001-01-01' }],
        ['a version', { suggestion_text: 'x', status: 'pending', integrated_in: '1.0' }],
        ['an unknown column', { suggestion_text: 'x', status: 'pending', is_admin: true }],
        [
          'one bad row among good ones',
          [
            { suggestion_text: 'x', status: 'pending' },
            { suggestion_text: 'y', status: 'approved' },
          ],
        ],
        ['a number of the wrong type', { suggestion_text: { a: 1 }, status: ['pending'] }],
        ['nothing', {}],
        ['no row', []],
      ])('insert with %s', async (_what, row) => {
        const answer = await post(SUGGESTIONS, row);
        if (Array.isArray(row) && row.length === 0) expectHarmless(answer);
        else expectRefused(answer);
      });

      it('insert that requests the hidden row back', async () => {
        expectRefused(
          await post(
            SUGGESTIONS,
            { suggestion_text: 'x', status: 'pending' },
            { prefer: 'return=representation' },
          ),
        );
      });

      it.each(['merge-duplicates', 'ignore-duplicates'])('upsert with %s', async (resolution) => {
        const row = { id: APPROVED, suggestion_text: 'trocada', status: 'pending' };
        expectRefused(
          await post(`${SUGGESTIONS}?on_conflict=id`, row, { prefer: `resolution=${resolution}` }),
        );
        expectRefused(
          await post(
            '/rest/v1/recipes?on_conflict=id',
            { id: 'brainstorm', title: 'x' },
            { prefer: `resolution=${resolution}` },
          ),
        );
      });

      it.each([
        'manifesto_suggestions',
        'manifesto_principles',
        'recipes',
        'categories',
        'hero_content',
        'manifesto_versions',
      ])('changes and deletes in %s', async (table) => {
        for (const attacker of [villain, member]) {
          for (const method of ['PATCH', 'DELETE', 'PUT', 'POST']) {
            const body =
              method === 'DELETE' ? undefined : { title: 'tomado', upvotes: 1000, status: 'approved' };
            for (const filter of ['', '?id=neq.x', '?id=eq.1']) {
              expectRefused(await attacker.send(`/rest/v1/${table}${filter}`, { method, body }));
            }
          }
        }
      });

      it.each<[string, object]>([
        ['vote_on_principle', { p_id: 'literacia', vote_type: 'UP' }],
        ['vote_on_principle', { p_id: 'literacia', vote_type: null }],
        ['vote_on_principle', { p_id: 'literacia', vote_type: 1000 }],
        ['vote_on_principle', { p_id: null, vote_type: 'up' }],
        ['vote_on_principle', { p_id: { a: 1 }, vote_type: 'up' }],
        ['vote_on_principle', { p_id: ['literacia'], vote_type: 'up' }],
        ['vote_on_principle', { p_id: 'literacia' }],
        ['vote_on_principle', { p_id: 'literacia', vote_type: 'up', votes: 100 }],
        ['vote_on_principle', []],
        ['vote_on_principle', [{ p_id: 'literacia', vote_type: 'up' }]],
        ['vote_on_suggestion', { s_id: 'x', vote_type: 'up' }],
        ['vote_on_suggestion', { s_id: PENDING, vote_type: 'up' }],
        ['vote_on_suggestion', { s_id: APPROVED, vote_type: 'down' }],
        ['vote_on_suggestion', { s_id: APPROVED, vote_type: 'up', source: { a: 1 }, extra: 1 }],
        ['increment_recipe_rating', { recipe_id: 'brainstorm', rating_value: 0 }],
        ['increment_recipe_rating', { recipe_id: 'brainstorm', rating_value: 6 }],
        ['increment_recipe_rating', { recipe_id: 'brainstorm', rating_value: -5 }],
        ['increment_recipe_rating', { recipe_id: 'brainstorm', rating_value: 2 ** 31 }],
        ['increment_recipe_rating', { recipe_id: 'brainstorm', rating_value: 4.5 }],
        ['increment_recipe_rating', { recipe_id: 'brainstorm', rating_value: 'cinco' }],
        ['increment_recipe_rating', { recipe_id: 'brainstorm', rating_value: null }],
        ['report_suggestion', { s_id: APPROVED, reason_code: 'x', reason_text: [] }],
        ['take', { p_bucket: 'x' }],
        ['setting', { p_key: 'hash_salt' }],
        ['pg_sleep', { seconds: 10 }],
        ['set_config', { setting_name: 'role', new_value: 'postgres', is_local: false }],
        ['pg_read_file', { filename: '/etc/passwd' }],
      ])('rpc %s %o', async (name, args) => expectRefused(await villain.rpc(name, args)));

      it('a vote by GET, as a link could trigger', async () => {
        expectRefused(await villain.get('/rest/v1/rpc/vote_on_principle?p_id=literacia&vote_type=up'));
      });
    });

    describe('gets no server error for malformed requests', () => {
      const INJECTIONS = [
        "'; drop table public.recipes; --",
        "literacia' or '1'='1",
        '"; delete from private.principle_votes; --',
        '$$; select pg_sleep(10); $$',
        "\\'; select 1; --",
        'literacia%27%20OR%201=1',
        'literacia\u2019; drop schema public cascade; --',
      ];
      it.each(INJECTIONS)('SQL %s', async (text) => {
        expectRefused(await villain.rpc('vote_on_principle', { p_id: text, vote_type: 'up' }));
        expectRefused(await villain.rpc('vote_on_principle', { p_id: 'literacia', vote_type: text }));
        expectHarmless(await villain.rpc('suggestion_receipt', { receipt_code: text }));
        const query = encodeURIComponent(text);
        for (const path of [
          `${SUGGESTIONS}?suggestion_text=eq.${query}`,
          `${SUGGESTIONS}?${query}=eq.1`,
          `${SUGGESTIONS}?order=${query}`,
          `${SUGGESTIONS}?select=${query}`,
          `${SUGGESTIONS}?limit=${query}`,
          `${SUGGESTIONS}?or=(${query})`,
          `/rest/v1/${query}`,
          `/rest/v1/rpc/${query}`,
        ]) {
          expectHarmless(await villain.get(path));
        }
        expectHarmless(
          await villain.send(SUGGESTIONS, {
            headers: { 'accept-profile': encodeURIComponent(text), prefer: query, range: query },
          }),
        );
      });

      it('a body of 1 MB', async () => {
        const largeBody = JSON.stringify({ suggestion_text: 'a'.repeat(1_000_000), status: 'pending' });
        expect((await post(SUGGESTIONS, largeBody)).status).toBe(413);
        expect((await post('/auth/v1/token?grant_type=password', largeBody)).status).toBe(413);
        expect((await post('/auth/v1/admin/users', largeBody)).status).toBe(413);
      });

      it.each<[string, SendOptions['body'], Record<string, string>]>([
        ['a null byte in text', '{"suggestion_text":"a\\u0000b","status":"pending"}', {}],
        ['a raw null byte', '{"suggestion_text":"a\0b","status":"pending"}', {}],
        ['half a surrogate', '{"suggestion_text":"\\ud800","status":"pending","author":"\\udfff"}', {}],
        ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), {}],
        ['broken JSON', '{"suggestion_text":', {}],
        ['a form instead of JSON', 'suggestion_text=x', {}],
        ['an empty body', '', {}],
        ['null', 'null', {}],
        ['a number', '1', {}],
        ['a text', '"x"', {}],
        ['very deep JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, {}],
        ['__proto__', '{"__proto__":{"status":"approved"},"constructor":1}', {}],
        ['the same key twice', '{"suggestion_text":"x","status":"pending","status":"approved"}', {}],
        ['CSV', 'suggestion_text,status\nx,approved', { 'content-type': 'text/csv' }],
        [
          'a form',
          'suggestion_text=x&status=approved',
          { 'content-type': 'application/x-www-form-urlencoded' },
        ],
        ['XML', '<a/>', { 'content-type': 'text/xml' }],
      ])('%s', async (_what, body, headers) => {
        expectRefused(await post(SUGGESTIONS, body, headers));
        expectHarmless(await post('/rest/v1/rpc/suggestion_receipt', body, headers));
        expectRefused(await post('/rest/v1/rpc/vote_on_principle', body, headers));
      });

      it.each(['null byte %00', 'bad escape %', 'bad escape %zz', 'overlong %c0%80'])(
        'a URL with a %s',
        async (what) => {
          const part = what.split(' ').at(-1);
          expectHarmless(await villain.get(`${SUGGESTIONS}?suggestion_text=eq.${part}`));
          expectHarmless(await villain.get(`/rest/v1/${part}`));
          expectHarmless(await villain.get(`/rest/v1/rpc/vote_on_principle?p_id=${part}`));
        },
      );

      it.each(['x', "' or 1=1", '"}', '\\u0000', 'a'.repeat(4000), '{"role":"postgres"}'])(
        'the visitor id %.20s',
        async (id) => {
          const answer = await visitor(backend, { id, address: '192.0.2.66' }).rpc('vote_on_principle', {
            p_id: 'nada',
            vote_type: 'up',
          });
          expect(answer.status).toBe(404);
        },
      );

      it.each([
        // Without the filter check this regular expression blocked the site for 25 to 46 seconds.
        'suggestion_text=match.^(.%2B)(.%2B)(.%2B)(.%2B)\\1\\2\\3\\4\\.%24',
        'suggestion_text=imatch.a',
        'suggestion_text=like.*a*',
        'suggestion_text=ilike.*a*',
        'suggestion_text=fts.a',
        'suggestion_text=plfts(portuguese).a',
        'suggestion_text=not.like.*a*',
        'id=like.*a*',
        'status=not.eq.approved',
        'upvotes=gte(any).{1,2}',
        'or=(status.eq.approved,suggestion_text.match.a)',
        `and=${'(and'.repeat(1500)}(status.eq.approved)${')'.repeat(1500)}`,
        'not.and=(status.eq.approved)',
        'select=*,manifesto_versions(*)',
        'select=*,manifesto_versions(*,manifesto_suggestions(*,manifesto_versions(*)))',
        'select=id,id,id',
        'select=a:id',
        'select=id::text',
        'select=upvotes.sum()',
        'order=suggestion_text',
        'order=manifesto_versions(title)',
        'limit=all',
        'upvotes=gte.0&upvotes=gte.0',
      ])('a filter that no page uses: %.60s', async (query) => {
        const answer = await villain.get(`${SUGGESTIONS}?${query}`);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ code: 'PGRST100', message: expect.any(String), details: null });
        expectRefused(await member.get(`${SUGGESTIONS}?${query}`));
        expectRefused(
          await member.send(`/rest/v1/rpc/manifesto_totals?${query}`, { method: 'POST', body: {} }),
        );
      });

      it('filters of the secret key are not restricted', async () => {
        const operator = visitor(backend, { apikey: backend.secretKey });
        const found = await operator.get(`${SUGGESTIONS}?suggestion_text=like.*segredo*&select=status`);
        expect(found.body).toEqual([{ status: 'pending' }]);
      });

      it.each(['PROPFIND', 'LINK'])('the method %s', async (method) => {
        expect((await villain.send(SUGGESTIONS, { method })).status).toBe(405);
      });

      it('aborted requests are not executed', async () => {
        const leaving = new AbortController();
        const votes = Array.from({ length: 30 }, () =>
          backend.fetch(
            new Request('http://localhost/rest/v1/rpc/vote_on_principle', {
              method: 'POST',
              headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
              body: JSON.stringify({ p_id: 'nada', vote_type: 'up' }),
              signal: leaving.signal,
            }),
            { peerAddress: '192.0.2.8' },
          ),
        );
        leaving.abort();
        const statuses = (await Promise.all(votes)).map((answer) => answer.status);
        expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(10);
        expect(statuses.at(-1)).toBe(503);
      });
    });

    describe('cannot impersonate others', () => {
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
      const signToken = (header: object, payload: object, secret: string) => {
        const text = `${encode(header)}.${encode(payload)}`;
        return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
      };
      const now = Math.floor(Date.now() / 1000);
      const claims = (role: string) => ({
        role,
        aud: 'authenticated',
        sub: '11111111-1111-4111-8111-111111111111',
        app_metadata: { role: 'moderator' },
        exp: now + 3600,
      });

      it.each(['service_role', 'authenticated', 'postgres', 'anon', 'supabase_admin', 'anon; reset role'])(
        'token of %s, unsigned or signed with a guessed secret',
        async (role) => {
          const tokens = [
            `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims(role))}.`,
            `${encode({ alg: 'NONE' })}.${encode(claims(role))}.x`,
            signToken({ alg: 'HS256', typ: 'JWT' }, claims(role), ''),
            signToken({ alg: 'HS256', typ: 'JWT' }, claims(role), 'secret'),
            signToken(
              { alg: 'HS256', typ: 'JWT' },
              claims(role),
              'super-secret-jwt-token-with-at-least-32-characters-long',
            ),
            signToken({ alg: 'HS256', typ: 'JWT' }, claims(role), backend.publishableKey),
            signToken({ alg: 'RS256', typ: 'JWT' }, claims(role), 'secret'),
            'x.y.z',
            '..',
          ];
          for (const token of tokens) {
            const forger = visitor(backend, { token });
            expectRefused(await forger.get(`${SUGGESTIONS}?status=eq.pending`));
            expectRefused(await forger.rpc('moderation_queue', { queue: 'all' }));
            expectRefused(await forger.send(`${SUGGESTIONS}?id=eq.${APPROVED}`, { method: 'DELETE' }));
          }
        },
      );

      it.each(['', 'x', 'sb_publishable_x', 'sb_secret_x', 'null'])('key %s', async (apikey) => {
        const stranger = visitor(backend, { apikey });
        expectRefused(await stranger.get(SUGGESTIONS));
        expectRefused(await stranger.rpc('set_moderator', { p_email: 'membro@exemplo.pt' }));
        expectRefused(
          await stranger.send('/auth/v1/admin/users', {
            method: 'POST',
            body: { email: 'eu@exemplo.pt', password: 'a'.repeat(16), app_metadata: { role: 'moderator' } },
          }),
        );
      });

      it('the publishable key as a token', async () => {
        expectRefused(await visitor(backend, { token: backend.publishableKey }).rpc('moderation_counts'));
      });
    });

    describe('cannot become a moderator', () => {
      /** Functions for moderators or the secret key, with arguments. */
      const ACTS: [string, object][] = [
        ['moderation_queue', { queue: 'pending' }],
        ['moderation_queue', {}],
        ['moderation_counts', {}],
        ['moderation_history', {}],
        ['moderation_decisions', {}],
        ['moderate_suggestion', { s_id: PENDING, new_status: 'approved' }],
        ['moderate_suggestion', { s_id: APPROVED, new_status: 'hidden', reason_code: 'off_topic' }],
        ['integrate_suggestion', { s_id: APPROVED, version: '1.0' }],
        ['create_manifesto_version', { version: '6.6', title: 'x', summary: 'x' }],
        ['dismiss_reports', { s_id: APPROVED }],
        ['undo_moderation', { act_id: 1 }],
        ['redact_suggestion', { s_id: APPROVED, new_text: '[retirado]' }],
        ['merge_suggestion', { s_id: PENDING, into_id: APPROVED }],
        ['separate_suggestion', { s_id: APPROVED }],
        ['uphold_decision', { s_id: APPROVED, reason_text: 'x' }],
        ['moderate_suggestions', { s_ids: APPROVED, new_status: 'hidden', reason_code: 'off_topic' }],
        ['dismiss_reports_of', { s_ids: APPROVED }],
        ['moderation_search', { words: 'segredo' }],
        ['moderation_team', {}],
        ['moderation_roles', {}],
        ['end_sessions', { p_email: 'membro@exemplo.pt' }],
        ['set_moderator', { p_email: 'membro@exemplo.pt', p_on: true }],
        ['take_ai_request', { p_visitor: 'x', p_address: 'y' }],
      ];

      it.each(ACTS)('by calling %s %o without an account', async (name, args) => {
        expect((await villain.rpc(name, args)).status).toBe(401);
      });

      it.each(ACTS)('by calling %s %o with an account without the role', async (name, args) => {
        expect((await member.rpc(name, args)).status).toBe(403);
      });

      it('by writing the role into its account', async () => {
        const attempts: [string, string, object][] = [
          ['PUT', '/auth/v1/user', { app_metadata: { role: 'moderator' } }],
          ['PUT', '/auth/v1/user', { data: { role: 'moderator' }, role: 'service_role' }],
          ['POST', '/rest/v1/moderators', { user_id: '11111111-1111-4111-8111-111111111111' }],
          ['PATCH', '/rest/v1/users', { raw_app_meta_data: { role: 'moderator' } }],
          [
            'POST',
            '/auth/v1/admin/users',
            { email: 'eu@exemplo.pt', password: 'a'.repeat(16), app_metadata: { role: 'moderator' } },
          ],
        ];
        for (const [method, path, body] of attempts) {
          expectRefused(await member.send(path, { method, body }));
          expectRefused(await member.send(path, { method, body, headers: { 'content-profile': 'private' } }));
        }
        expect((await member.rpc('is_moderator')).body).toBe(false);
      });

      it.each([
        'signup',
        'otp',
        'magiclink',
        'recover',
        'resend',
        'verify',
        'invite',
        'sso',
        'token?grant_type=pkce',
        'token?grant_type=id_token',
        'token',
        'admin/generate_link',
        'factors',
      ])('by asking for an account at /%s', async (route) => {
        expectRefused(
          await post(`/auth/v1/${route}`, {
            email: 'eu@exemplo.pt',
            password: 'palavra-passe-longa',
            data: { role: 'moderator' },
          }),
        );
      });

      it('by guessing passwords: ten attempts, then a pause', async () => {
        const guess = (n: number) =>
          visitor(backend, { address: '203.0.113.99' }).send('/auth/v1/token?grant_type=password', {
            method: 'POST',
            body: { email: 'membro@exemplo.pt', password: `palpite-${n}` },
          });
        const statuses = [];
        for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status);
        expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
      });

      it('by guessing forty passwords at once from its own IPv6 network', async () => {
        const guesses = Array.from({ length: 40 }, (_, n) =>
          visitor(backend, { address: `2001:db8:7:7::${n + 1}` }).send('/auth/v1/token?grant_type=password', {
            method: 'POST',
            body: { email: 'membro@exemplo.pt', password: `palpite-${n}` },
          }),
        );
        const statuses = (await Promise.all(guesses)).map(({ status }) => status);
        expect(statuses.filter((status) => status === 429)).toHaveLength(30);
        expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      });
    });
  });
}
