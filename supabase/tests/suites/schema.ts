import { readFile } from 'node:fs/promises';
import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { SEED } from '../../local/migrate.ts';
import { type Driver, startFor } from '../driver.ts';
import { signIn, type Visitor, visitor } from '../visitor.ts';

export function schemaSuite(driver: Driver): void {
  describe('schema', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver);
    });
    afterAll(() => backend.close());

    const names = async (query: string) =>
      (await backend.query<{ name: string }>(query)).map(({ name }) => name);

    it('has row level security and a policy on every table', async () => {
      const open = await names(`
        select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
           and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`);
      expect(open).toEqual([]);
    });

    it('has a policy for the secret key on every table that it may use, for servers without BYPASSRLS', async () => {
      const closed = await names(`
        select c.relname as name from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           and has_table_privilege('service_role', c.oid, 'SELECT')
           and not exists (select from pg_policy p
                            where p.polrelid = c.oid and 'service_role'::regrole = any (p.polroles))`);
      expect(closed).toEqual([]);
    });

    it('pins the search path of every function', async () => {
      const unpinned = await names(`
        select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and coalesce(array_to_string(p.proconfig, ','), '') not like '%search_path=%'`);
      expect(unpinned).toEqual([]);
    });

    it('gives visitors no right beyond what the pages need', async () => {
      const rights = await names(`
        select format('%s %s', privilege_type, table_name) as name from information_schema.role_table_grants
         where grantee in ('anon', 'authenticated') and table_schema in ('public', 'private', 'auth')
           and privilege_type <> 'SELECT'`);
      expect(rights).toEqual([]);
      const columns = await names(`
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

    it('lets visitors call these functions and no other', async () => {
      const callable = await names(`
        select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and has_function_privilege('anon', p.oid, 'execute') order by 1`);
      expect(callable).toEqual([
        'ai_status',
        'erase_suggestion',
        'failure_counts',
        'increment_recipe_rating',
        'list_suggestions',
        'manifesto_totals',
        'remove_suggestion_name',
        'report_failures',
        'report_suggestion',
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
      expect(totals.body, 'nobody did that: it is in no open data').toEqual([
        {
          ...{ approved_suggestions: 0, principles: 6, principle_votes: 0, suggestion_votes: 0 },
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

    it('takes edited content anew, and leaves counts and people’s work as they are', async () => {
      const live = await startFor(driver);
      try {
        await live.run(`
          update public.recipes set title = 'De antes', total_score = 480, vote_count = 100 where id = 'brainstorm';
          update public.categories set title = 'De antes' where id = 'gerar-ideias';
          update public.manifesto_principles set title = 'De antes', upvotes = 700 where id = 'literacia';
          update public.manifesto_suggestions set status = 'hidden';
          delete from public.manifesto_suggestions where upvotes < 10`);
        const suggestions = await live.query(
          'select id, status from public.manifesto_suggestions order by id',
        );
        await live.run(await readFile(SEED, 'utf8'));
        expect(
          await live.query(`
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
        expect(await live.query('select id, status from public.manifesto_suggestions order by id')).toEqual(
          suggestions,
        );
      } finally {
        await live.close();
      }
    });

    it('answers the reads of the specification', async () => {
      const anyone = visitor(backend);
      const suggestions = await anyone.get(
        '/rest/v1/manifesto_suggestions?select=*&status=eq.approved&order=upvotes.desc',
      );
      const upvotes = suggestions.body.map((row: { upvotes: number }) => row.upvotes);
      expect(upvotes).toEqual([...upvotes].sort((a, b) => b - a));
      const hero = await anyone.get('/rest/v1/hero_content?select=title,subtitle,emojis');
      expect(hero.body[0].emojis).toHaveLength(8);
      const categories = await anyone.get('/rest/v1/categories?select=*&order=position');
      expect(categories.body[0]).toMatchObject({ id: 'gerar-ideias', title: 'Gerar Ideias' });
      const recipes = await anyone.get('/rest/v1/recipes?select=*');
      const known = new Set(categories.body.map((row: { id: string }) => row.id));
      expect(recipes.body.every((row: { category_id: string }) => known.has(row.category_id))).toBe(true);
      const versions = await anyone.get(
        '/rest/v1/manifesto_versions?select=version,title,summary,published_on',
      );
      expect(versions.body).toMatchObject([{ version: '1.0' }]);
    });

    it('gives a statement of a visitor three seconds, of an account eight', async () => {
      const roles = await backend.query<{ rolname: string; rolconfig: string[] }>(
        `select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1`,
      );
      expect(roles).toEqual([
        { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
        { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
      ]);
      // A site of its own: the server learns which functions there are at its first request.
      const own = await startFor(driver);
      await own.run(`create function public.time_limit() returns text language sql as
        $$ select current_setting('statement_timeout') $$;
        create function public.seen_headers() returns json language sql as
        $$ select current_setting('request.headers')::json $$`);
      const limitOf = async (one: Visitor) => (await one.rpc('time_limit')).body;
      expect(await limitOf(visitor(own))).toBe('3s');
      expect(await limitOf(visitor(own, { token: await signIn(own, 'pressa@exemplo.pt') }))).toBe('8s');
      // Nor does a function see more of a request than who sent it: no key and no token reaches the database's log.
      const seen = (await visitor(own, { id: null }).rpc('seen_headers')).body;
      expect(seen).toEqual({
        'x-forwarded-for': '192.0.2.1',
        'x-visitor-id': '',
        'x-vote-work': '',
        origin: '',
      });
      await own.close();
    });
  });
}
