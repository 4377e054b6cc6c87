import { readFile } from 'node:fs/promises';
import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { SEED } from '../../local/migrate.ts';
import { type Driver, startFor } from '../driver.ts';
import { signIn, type Visitor, visitor } from '../visitor.ts';

/** Tests row level security, grants, seed data and timeouts of the schema. */
export function schemaSuite(driver: Driver): void {
  describe('schema', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver);
    });
    afterAll(() => backend.close());

    const queryNames = async (query: string) =>
      (await backend.query<{ name: string }>(query)).map(({ name }) => name);

    it('has row level security and a policy on every table', async () => {
      const unprotected = await queryNames(`
        select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
           and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`);
      expect(unprotected).toEqual([]);
    });

    it('has a service_role policy on every table that service_role may select, because not every server gives it BYPASSRLS', async () => {
      const withoutPolicy = await queryNames(`
        select c.relname as name from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           and has_table_privilege('service_role', c.oid, 'SELECT')
           and not exists (select from pg_policy p
                            where p.polrelid = c.oid and 'service_role'::regrole = any (p.polroles))`);
      expect(withoutPolicy).toEqual([]);
    });

    it('pins the search path of every function', async () => {
      const unpinned = await queryNames(`
        select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and coalesce(array_to_string(p.proconfig, ','), '') not like '%search_path=%'`);
      expect(unpinned).toEqual([]);
    });

    it('grants anon and authenticated only SELECT and the insert columns of a suggestion', async () => {
      const rights = await queryNames(`
        select format('%s %s', privilege_type, table_name) as name from information_schema.role_table_grants
         where grantee in ('anon', 'authenticated') and table_schema in ('public', 'private', 'auth')
           and privilege_type <> 'SELECT'`);
      expect(rights).toEqual([]);
      const columns = await queryNames(`
        select distinct format('%s %s.%s', privilege_type, table_name, column_name) as name
          from information_schema.column_privileges
         where grantee = 'anon' and privilege_type <> 'SELECT' order by 1`);
      expect(columns).toEqual([
        'INSERT manifesto_suggestions.about',
        'INSERT manifesto_suggestions.author',
        'INSERT manifesto_suggestions.receipt_code',
        'INSERT manifesto_suggestions.status',
        'INSERT manifesto_suggestions.suggestion_text',
      ]);
    });

    it('lets visitors call exactly these functions', async () => {
      const callable = await queryNames(`
        select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and has_function_privilege('anon', p.oid, 'execute') order by 1`);
      expect(callable).toEqual([
        'ai_status',
        'erase_suggestion',
        'failure_counts',
        'increment_recipe_rating',
        'list_suggestions',
        'manifesto_answers',
        'manifesto_totals',
        'remove_suggestion_name',
        'report_failures',
        'report_suggestion',
        'request_second_reading',
        'similar_suggestions',
        'suggestion_receipt',
        'verify_vote_totals',
        'visitor_token',
        'vote_on_principle',
        'vote_on_suggestion',
        'withdraw_principle_vote',
      ]);
    });

    it('is seeded with six principles of 83 votes and seven approved suggestions, all marked as examples', async () => {
      const totals = await visitor(backend).rpc('manifesto_totals');
      expect(totals.body, 'examples are excluded from totals').toEqual([
        {
          approved_suggestions: 0,
          principles: 6,
          principle_votes: 0,
          suggestion_votes: 0,
          withdrawn_votes: 0,
        },
      ]);
      const examples = await visitor(backend).get(
        '/rest/v1/manifesto_suggestions?select=author,status&is_example=is.true',
      );
      expect(examples.body).toEqual(
        Array.from({ length: 7 }, () => ({ author: 'Exemplo da equipa', status: 'approved' })),
      );
      const [{ votes } = { votes: 0 }] = await backend.query<{ votes: number }>(
        'select sum(example_upvotes + example_downvotes)::int as votes from public.manifesto_principles',
      );
      expect(votes).toBe(83);
      const principles = await visitor(backend).get('/rest/v1/manifesto_principles?select=upvotes,downvotes');
      for (const { upvotes, downvotes } of principles.body) {
        expect(upvotes).toBeLessThanOrEqual(28);
        expect(downvotes).toBeLessThanOrEqual(28);
      }
    });

    it('updates seeded content, and keeps counts and user data', async () => {
      const changedBackend = await startFor(driver);
      try {
        await changedBackend.run(`
          update public.recipes set title = 'De antes', total_score = 480, vote_count = 100 where id = 'brainstorm';
          update public.categories set title = 'De antes' where id = 'gerar-ideias';
          update public.manifesto_principles set title = 'De antes', upvotes = 700 where id = 'literacia';
          update public.manifesto_suggestions set status = 'hidden';
          delete from public.manifesto_suggestions where upvotes < 10`);
        const suggestions = await changedBackend.query(
          'select id, status from public.manifesto_suggestions order by id',
        );
        await changedBackend.run(await readFile(SEED, 'utf8'));
        expect(
          await changedBackend.query(`
            select r.title as recipe, r.total_score, r.vote_count, c.title as category, p.title as principle, p.upvotes
              from public.recipes r, public.categories c, public.manifesto_principles p
             where r.id = 'brainstorm' and c.id = 'gerar-ideias' and p.id = 'literacia'`),
        ).toEqual([
          {
            recipe: RECIPES.find(({ id }) => id === 'brainstorm')?.title,
            total_score: 480,
            vote_count: 100,
            category: 'Gerar Ideias',
            principle: 'Literacia',
            upvotes: 700,
          },
        ]);
        expect(
          await changedBackend.query('select id, status from public.manifesto_suggestions order by id'),
        ).toEqual(suggestions);
      } finally {
        await changedBackend.close();
      }
    });

    it('serves the REST queries of the pages with the specified order and columns', async () => {
      const client = visitor(backend);
      const suggestions = await client.get(
        '/rest/v1/manifesto_suggestions?select=*&status=eq.approved&order=upvotes.desc',
      );
      const upvotes = suggestions.body.map((row: { upvotes: number }) => row.upvotes);
      expect(upvotes).toEqual([...upvotes].sort((a, b) => b - a));
      const hero = await client.get('/rest/v1/hero_content?select=title,subtitle,emojis');
      expect(hero.body[0].emojis).toHaveLength(8);
      const categories = await client.get('/rest/v1/categories?select=*&order=position');
      expect(categories.body[0]).toMatchObject({ id: 'gerar-ideias', title: 'Gerar Ideias' });
      const recipes = await client.get('/rest/v1/recipes?select=*');
      const known = new Set(categories.body.map((row: { id: string }) => row.id));
      expect(recipes.body.every((row: { category_id: string }) => known.has(row.category_id))).toBe(true);
      const versions = await client.get(
        '/rest/v1/manifesto_versions?select=version,title,summary,published_on',
      );
      expect(versions.body).toMatchObject([{ version: '1.0' }]);
    });

    it('limits statements of anon to three seconds and of authenticated to eight', async () => {
      const roles = await backend.query<{ rolname: string; rolconfig: string[] }>(
        `select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1`,
      );
      expect(roles).toEqual([
        { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
        { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
      ]);
      // A separate backend, because the server caches the list of functions at its first request.
      const separateBackend = await startFor(driver);
      await separateBackend.run(`create function public.time_limit() returns text language sql as
        $$ select current_setting('statement_timeout') $$`);
      const readTimeLimit = async (client: Visitor) => (await client.rpc('time_limit')).body;
      expect(await readTimeLimit(visitor(separateBackend))).toBe('3s');
      expect(
        await readTimeLimit(
          visitor(separateBackend, { token: await signIn(separateBackend, 'pressa@exemplo.pt') }),
        ),
      ).toBe('8s');
      await separateBackend.close();
    });

    it('shows functions only four request headers, so that no key or token reaches the log of the database', async () => {
      const separateBackend = await startFor(driver);
      await separateBackend.run(`create function public.seen_headers() returns json language sql as
        $$ select current_setting('request.headers')::json $$`);
      const headers = (await visitor(separateBackend, { id: null }).rpc('seen_headers')).body;
      expect(headers).toEqual({
        'x-forwarded-for': '192.0.2.1',
        'x-visitor-id': '',
        'x-vote-work': '',
        origin: '',
      });
      await separateBackend.close();
    });
  });
}
