import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { signIn, visitor } from '../visitor.ts';

/** Enough rows to distinguish a page read from a table scan, and more than a thousand for a sixth of them. */
const ROW_COUNT = 6006;
const LITERACIA = 'Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: ';

/** Rows of a table that a statement read. */
interface RowReads {
  name: string;
  /** Rows read by sequential scan, and by index. */
  scanned: number;
  fetched: number;
}

/** Tests paged lists: complete, without duplicates, and without reading rows outside the page. */
export function listsSuite(driver: Driver): void {
  describe('lists', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver);
      // Many rows with equal counts and timestamps, as after an import. Every third is signed; three contain
      // «lontras».
      await backend.run(`
        insert into public.manifesto_suggestions (suggestion_text, author, status, upvotes, created_at, published_at)
        select case when n % 6 = 0 then '${LITERACIA}' else '' end || 'Ideia ' || n || ' para todos'
                 || case when n % 2000 = 7 then ', com Lontras à Solta' else '' end,
               case when n % 3 = 0 then 'Água Viva' end, 'approved', n % 7,
               timestamptz '2026-11-01' + (n / 10) * interval '1 microsecond', '2026-11-01'
          from generate_series(1, ${ROW_COUNT}) n;
        insert into public.manifesto_suggestions (suggestion_text, created_at)
        select 'À espera ' || n, timestamptz '2026-11-01' + n * interval '1 microsecond' from generate_series(1, 300) n;
        create table public.reads (name text, scanned bigint, fetched bigint)`);
      await backend.run('analyze');
    });
    afterAll(() => backend.close());

    const list = async (args: object = {}) => (await visitor(backend).rpc('list_suggestions', args)).body;
    const texts = (page: { items: { suggestion_text: string }[] }) =>
      page.items.map((item) => item.suggestion_text);

    /**
     * Rows of the large tables that a statement reads. Row counts instead of durations, so the result is
     * deterministic.
     */
    async function countReads(statement: string): Promise<RowReads[]> {
      const now = (sign: '' | '-') => `insert into public.reads
        select relname, ${sign}seq_tup_read, ${sign}coalesce(idx_tup_fetch, 0) from pg_stat_xact_user_tables
         where relname in ('manifesto_suggestions', 'suggestion_search', 'reports')`;
      await backend.run(`truncate public.reads; ${now('-')}; ${statement}; ${now('')}`);
      return backend.query<RowReads>(
        'select name, sum(scanned)::int as scanned, sum(fetched)::int as fetched from public.reads group by name',
      );
    }
    const listCallSql = (args: string) => `do $$ begin perform public.list_suggestions(${args}); end $$`;

    it.each(['support', 'recent'])(
      'page through all suggestions by %s without duplicates, ties included',
      async (sort) => {
        const seen: { id: string; upvotes: number; created_at: string }[] = [];
        let after: string | null = null;
        do {
          const page: { items: typeof seen; next: string | null } = await list({
            sort,
            after,
            max_rows: 100,
          });
          seen.push(...page.items);
          after = page.next;
        } while (after !== null);
        expect(new Set(seen.map(({ id }) => id)).size).toBe(ROW_COUNT);
        expect(seen).toHaveLength(ROW_COUNT);
        const rank = (one: (typeof seen)[number]) =>
          `${sort === 'support' ? one.upvotes : ''} ${one.created_at} ${one.id}`;
        expect(seen.map(rank)).toEqual(seen.map(rank).sort().reverse());
      },
    );

    it('return totals and examples on the first page only', async () => {
      const first = await list();
      expect(first).toMatchObject({ published: ROW_COUNT, found: null, next: expect.any(String) });
      expect(first.items).toHaveLength(12);
      expect(first.examples).toHaveLength(7);
      expect(first.items.every((item: { is_example: boolean }) => !item.is_example)).toBe(true);
      expect(Object.keys(await list({ after: first.next }))).not.toContain('examples');
    });

    it('match word prefixes without accents and case, in text and signature', async () => {
      const found = await list({ search: ' SOLTA  lontr ' });
      expect(found.found).toBe(3);
      expect(texts(found).every((text) => text.includes('Lontras'))).toBe(true);
      expect((await list({ search: 'solta agua' })).items).toHaveLength(1);
      expect(await list({ search: 'lontra marinha' })).toMatchObject({ found: 0, items: [], next: null });
      expect((await list({ search: 'AGUA' })).found, 'more than a thousand').toBe(1001);
      expect((await list({ search: 'espera' })).found, 'pending suggestions are not published').toBe(0);
      expect((await list({ search: 'iniciação' })).examples).toHaveLength(1);
      expect((await list({ search: `'':* | !x & (` })).found).toBe(0);
    });

    it('match words of one or two letters as whole words', async () => {
      expect((await list({ search: 'id' })).found).toBe(0);
      expect((await list({ search: 'ide' })).found).toBe(1001);
      expect((await list({ search: 'À solta' })).found).toBe(3);
    });

    it.each(['support', 'recent'])(
      'page through results of a common word like through all, by %s',
      async (sort) => {
        const pages = async (search: string) => {
          const first = await list({ sort, search });
          const second = await list({ sort, search, after: first.next });
          return [...texts(first), ...texts(second), second.next];
        };
        expect(await pages('ideia todos')).toEqual(await pages(''));
      },
    );

    it('filter by principle, also with a search, page by page', async () => {
      const all: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ principle: 'Literacia', search: 'ideia', after, max_rows: 100 });
        all.push(...texts(page));
        after = page.next;
      } while (after !== null);
      expect(all).toHaveLength(ROW_COUNT / 6);
      expect((await list({ principle: 'Bem Comum' })).found).toBe(0);
    });

    it('follow new, edited and withdrawn suggestions', async () => {
      const { as_of } = await list();
      await backend.run(
        `update public.manifesto_suggestions set status = 'approved' where suggestion_text = 'À espera 7'`,
      );
      const fresh = await list({ since: as_of });
      expect(texts(fresh)).toEqual(['À espera 7']);
      expect((await list({ search: 'espera' })).found).toBe(1);
      expect((await list()).published).toBe(ROW_COUNT + 1);
      expect(texts(await list({ since: fresh.as_of }))).toEqual([]);
      await backend.run(`
        update public.manifesto_suggestions set suggestion_text = 'Uma coruja' where suggestion_text = 'À espera 7'`);
      expect([(await list({ search: 'espera' })).found, (await list({ search: 'coruja' })).found]).toEqual([
        0, 1,
      ]);
      await backend.run(
        `update public.manifesto_suggestions set status = 'hidden' where suggestion_text = 'Uma coruja'`,
      );
      expect(await list({ search: 'coruja' })).toMatchObject({ found: 0, published: ROW_COUNT });
      await backend.run(`delete from public.manifesto_suggestions where suggestion_text = 'Uma coruja'`);
      const [{ n } = { n: 0 }] = await backend.query<{ n: number }>(
        `select count(*)::int as n from public.manifesto_suggestions where status = 'approved' and not is_example`,
      );
      expect((await list()).published).toBe(n);
    });

    it.each([{ sort: 'texto' }, { after: 'x' }, { after: "0_0_'; drop table x" }, { since: 'ontem' }])(
      'answers 400 to %j',
      async (args) => {
        expect((await visitor(backend).rpc('list_suggestions', args)).status).toBe(400);
      },
    );

    it('read one page, not the table', async () => {
      const { next } = await list({ max_rows: 100 });
      for (const args of [
        '',
        `sort => 'recent'`,
        `after => '${next}'`,
        `since => now()`,
        `search => 'lontras'`,
        `search => 'nada disto'`,
        `principle => 'Bem Comum'`,
        `principle => 'Literacia'`,
        `search => 'ideia'`,
        `search => 'ideia', after => '${next}'`,
      ]) {
        for (const { name, scanned, fetched } of await countReads(listCallSql(args))) {
          // A search for a common word, or for a principle, reads at most about a thousand rows.
          const maxRows = /ideia|Literacia/.test(args) ? 1100 : 0;
          expect(scanned, `${name}: ${args}`).toBeLessThanOrEqual(maxRows);
          expect(fetched, `${name}: ${args}`).toBeLessThanOrEqual(100 + maxRows);
        }
      }
    });

    it.each([
      ['the specified list', `status = 'approved' order by upvotes desc limit 12`],
      [
        'the open data',
        `status = 'approved' and id > '80000000-0000-4000-8000-000000000000' order by id limit 12`,
      ],
      [
        'integrated suggestions',
        `status = 'approved' and integrated_in is not null order by created_at, id limit 12`,
      ],
    ])('an index answers %s', async (_what, where) => {
      const plan = await backend.query<Record<string, string>>(
        `explain select id from public.manifesto_suggestions where ${where}`,
      );
      const lines = plan.map((row) => Object.values(row)[0]).join('\n');
      expect(lines).toMatch(/Index/);
      expect(lines).not.toMatch(/Seq Scan|Sort Key/);
    });

    describe('of moderation', () => {
      it('page through a queue by cursor without duplicates, whatever colleagues decide meanwhile', async () => {
        const ana = visitor(backend, {
          token: await signIn(backend, 'lista@exemplo.pt', { role: 'moderator' }),
        });
        const queue = async (args: object) => (await ana.rpc('moderation_queue', args)).body;
        const first = await queue({ queue: 'pending', max_rows: 100 });
        expect(first).toHaveLength(100);
        const movedId = first[3].id;
        await backend.run(
          `update public.manifesto_suggestions set status = 'in_review' where id = '${movedId}'`,
        );
        const second = await queue({ queue: 'pending', max_rows: 200, after: first.at(-1).place });
        const ids = [...first, ...second].map((row: { id: string }) => row.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThanOrEqual(299);
        const approved = await queue({ queue: 'approved', max_rows: 50 });
        const more = await queue({ queue: 'approved', max_rows: 50, after: approved.at(-1).place });
        const times = [...approved, ...more].map((row) => `${row.created_at} ${row.id}`);
        expect(times).toEqual([...times].sort().reverse());
        expect(new Set(times).size).toBe(100);
        expect(await ana.rpc('moderation_queue', { queue: 'all', after: 'x' })).toMatchObject({
          status: 400,
        });
      });

      it('page through reported suggestions by cursor without repeated cursors', async () => {
        const ana = visitor(backend, {
          token: await signIn(backend, 'denuncias@exemplo.pt', { role: 'moderator' }),
        });
        const queue = async (after?: string) =>
          (await ana.rpc('moderation_queue', { queue: 'reported', max_rows: 4, ...(after && { after }) }))
            .body;
        // Ten suggestions are reported, each from one to five addresses: several share a rank.
        await backend.run(`
          insert into private.reports (suggestion, reporter, address, reason_code)
          select s.id, sha256((s.nr || ' ' || n)::bytea), sha256(n::text::bytea), 'spam'
            from (select id, row_number() over (order by id)::int as nr from public.manifesto_suggestions
                   where suggestion_text like '%Ideia 4_ %') s, generate_series(1, 5) n
           where n <= 1 + s.nr % 5`);
        const rows: { id: string; open_reports: number; place: string }[] = await queue();
        await ana.rpc('dismiss_reports', { s_id: rows[1]?.id });
        for (let page = rows; page.length > 0; rows.push(...page)) page = await queue(rows.at(-1)?.place);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(rows).toHaveLength(10);
        const ranks = rows.map(({ open_reports }) => open_reports);
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
        await backend.run('delete from private.reports');
      });

      it('return the number of reports and the newest twenty', async () => {
        const ana = visitor(backend, {
          token: await signIn(backend, 'chuva@exemplo.pt', { role: 'moderator' }),
        });
        await backend.run(`
          insert into private.reports (suggestion, reporter, reason_code, reason_text, created_at)
          select s.id, sha256(n::text::bytea), 'spam', 'motivo ' || n, timestamptz '2026-11-20' + n * interval '1 second'
            from (select id from public.manifesto_suggestions where suggestion_text like 'Ideia 1 %') s,
                 generate_series(1, 60) n`);
        const { body } = await ana.rpc('moderation_queue', { queue: 'reported' });
        expect(body).toHaveLength(1);
        expect(body[0].open_reports).toBe(60);
        const reasons = body[0].reports.map((report: { reason_text: string }) => report.reason_text);
        expect([reasons.length, reasons[0], reasons.at(-1)]).toEqual([20, 'motivo 41', 'motivo 60']);
      });

      it('read one page of a queue, not the table', async () => {
        for (const queue of [
          'pending',
          'in_review',
          'approved',
          'integrated',
          'rejected',
          'reported',
          'all',
        ]) {
          const reads = await countReads(
            `do $$ begin perform private.queue_page('${queue}', 50, 0, null); end $$`,
          );
          for (const { name, scanned, fetched } of reads) {
            expect(scanned, `${name}: ${queue}`).toBeLessThanOrEqual(name === 'reports' ? 60 : 0);
            expect(fetched, `${name}: ${queue}`).toBeLessThanOrEqual(100);
          }
        }
      });
    });
  });
}
