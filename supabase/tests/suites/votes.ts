import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { type Answer, visitor } from '../visitor.ts';

/** Generous, for busy machines: the duration is not under test. */
const TIMEOUT_MS = 300_000;
/** Target of the supports, published by the seed. */
const FIRST_SUGGESTION = '5a1c0f0e-0001-4a00-8a00-000000000001';

/** Tests votes and ratings: one per visitor, exact under concurrency. */
export function votesSuite(driver: Driver): void {
  const { concurrentVisitors } = driver;
  describe('votes', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
    });
    afterAll(() => backend.close());

    const readPrinciple = async (id: string) =>
      (await visitor(backend).get(`/rest/v1/manifesto_principles?id=eq.${id}&select=upvotes,downvotes`))
        .body[0];
    const repeat = (n: number, act: (i: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: n }, (_, i) => act(i)));
    const countChanged = (answers: Answer[]) =>
      answers.filter((answer) => answer.body?.changed === true).length;

    it(`count ${concurrentVisitors} concurrent votes of ${concurrentVisitors} visitors`, {
      timeout: TIMEOUT_MS,
    }, async () => {
      const before = await readPrinciple('literacia');
      const answers = await repeat(concurrentVisitors, (i) =>
        visitor(backend).rpc('vote_on_principle', { p_id: 'literacia', vote_type: i % 4 ? 'up' : 'down' }),
      );
      expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
      expect(countChanged(answers)).toBe(concurrentVisitors);
      expect(await readPrinciple('literacia')).toEqual({
        upvotes: before.upvotes + (concurrentVisitors * 3) / 4,
        downvotes: before.downvotes + concurrentVisitors / 4,
      });
    });

    it(`count one of ${concurrentVisitors} votes of one visitor`, { timeout: TIMEOUT_MS }, async () => {
      const before = await readPrinciple('bem-comum');
      const one = visitor(backend);
      const answers = await repeat(concurrentVisitors, () =>
        one.rpc('vote_on_principle', { p_id: 'bem-comum', vote_type: 'up' }),
      );
      expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
      expect(countChanged(answers)).toBe(1);
      expect(await readPrinciple('bem-comum')).toEqual({ ...before, upvotes: before.upvotes + 1 });
    });

    it('keep the first vote when the visitor votes differently', async () => {
      const before = await readPrinciple('inclusividade');
      const one = visitor(backend);
      await one.rpc('vote_on_principle', { p_id: 'inclusividade', vote_type: 'up' });
      const second = await one.rpc('vote_on_principle', { p_id: 'inclusividade', vote_type: 'down' });
      expect(second.body).toEqual({
        ...before,
        upvotes: before.upvotes + 1,
        vote: 'up',
        changed: false,
        undo_seconds: expect.any(Number),
      });
      expect(await readPrinciple('inclusividade')).toEqual({ ...before, upvotes: before.upvotes + 1 });
    });

    it('allow the same visitor to vote on another target', async () => {
      const one = visitor(backend);
      const votes = [
        await one.rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' }),
        await one.rpc('vote_on_principle', { p_id: 'responsabilidade', vote_type: 'up' }),
        await one.rpc('vote_on_suggestion', { s_id: FIRST_SUGGESTION, vote_type: 'up' }),
      ];
      expect(countChanged(votes)).toBe(3);
    });

    it('count supporters of a suggestion once each, with or without a source', async () => {
      const before = (await visitor(backend).get(`/rest/v1/manifesto_suggestions?id=eq.${FIRST_SUGGESTION}`))
        .body[0];
      const supporters = Array.from({ length: 50 }, () => visitor(backend));
      const answers = await Promise.all(
        supporters.flatMap((one) => [
          one.rpc('vote_on_suggestion', { s_id: FIRST_SUGGESTION, vote_type: 'up' }),
          one.rpc('vote_on_suggestion', { s_id: FIRST_SUGGESTION, vote_type: 'up', source: 'manifesto' }),
        ]),
      );
      expect(countChanged(answers)).toBe(50);
      const after = (await visitor(backend).get(`/rest/v1/manifesto_suggestions?id=eq.${FIRST_SUGGESTION}`))
        .body[0];
      expect(after.upvotes).toBe(before.upvotes + 50);
    });

    it('count one rating per visitor and recipe, with the latest stars', async () => {
      const recipe = (await visitor(backend).get('/rest/v1/recipes?limit=1&order=position')).body[0];
      const one = visitor(backend);
      await repeat(20, () => one.rpc('increment_recipe_rating', { recipe_id: recipe.id, rating_value: 5 }));
      const again = await one.rpc('increment_recipe_rating', { recipe_id: recipe.id, rating_value: 2 });
      expect(again.body).toMatchObject({
        total_score: recipe.total_score + 2,
        vote_count: recipe.vote_count + 1,
        rating: 2,
      });
    });

    it('identify the visitor by address without an id', async () => {
      const vote = (address: string) =>
        visitor(backend, { id: null, address }).rpc('vote_on_principle', {
          p_id: 'potencial-humano',
          vote_type: 'up',
        });
      const answers = [await vote('198.51.100.7'), await vote('198.51.100.7'), await vote('198.51.100.8')];
      expect(answers.map((answer) => answer.body.changed)).toEqual([true, false, true]);
    });

    it('do not block each other while a vote is uncommitted', async () => {
      const databaseUrl = await driver.newDatabase();
      // PGlite has one session, so votes cannot overlap.
      if (!databaseUrl) return;
      const own = await startBackend({ dataDir: 'memory', databaseUrl });
      const { default: postgres } = await import('postgres');
      const slow = postgres(databaseUrl, { max: 1 });
      const vote = (one = visitor(own)) =>
        one.rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' });
      const support = (one = visitor(own)) =>
        one.rpc('vote_on_suggestion', { s_id: FIRST_SUGGESTION, vote_type: 'up' });
      const before = [await vote(), await support()];
      await slow.begin(async (tx) => {
        await tx`select set_config('request.headers', '{"x-forwarded-for": "198.51.100.99"}', true)`;
        const [{ answer } = { answer: null }] =
          await tx`select public.vote_on_principle('literacia', 'down') as answer`;
        expect(answer).toMatchObject({ downvotes: before[0]?.body.downvotes + 1, changed: true });
        await tx`select public.vote_on_suggestion(${FIRST_SUGGESTION}, 'up')`;
        expect((await vote()).body).toMatchObject({
          upvotes: before[0]?.body.upvotes + 1,
          downvotes: before[0]?.body.downvotes,
        });
        expect((await support()).body).toMatchObject({ upvotes: before[1]?.body.upvotes + 1 });
      });
      const [after] = (await visitor(own).get('/rest/v1/manifesto_principles?id=eq.literacia')).body;
      expect(after.downvotes).toBe(before[0]?.body.downvotes + 1);
      await slow.end();
      await own.close();
    });

    it('delete old counters by index, however many exist', async () => {
      await backend.run(`
        insert into private.rate_counters (bucket, actor, window_start, n)
        select 'filled', sha256(convert_to(i::text, 'UTF8')), now() - case when i <= 1500 then interval '3 days' else '0' end, 1
          from generate_series(1, 20000) i`);
      const plan = await backend.query<{ 'QUERY PLAN': string }>(`
        explain select o.ctid from private.rate_counters o where o.window_start < now() - interval '2 days'
         order by o.window_start limit 1000 for update skip locked`);
      expect(JSON.stringify(plan)).toContain('rate_counters_sweep_idx');
      expect(JSON.stringify(plan)).not.toContain('Seq Scan');
      const sweep = async () =>
        (await backend.query<{ n: number }>('select private.sweep_counters() as n'))[0]?.n;
      expect([await sweep(), await sweep(), await sweep()]).toEqual([1000, 500, 0]);
    });

    it('store neither the visitor id nor the address', async () => {
      const id = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
      await visitor(backend, { id, address: '203.0.113.77' }).rpc('vote_on_principle', {
        p_id: 'literacia',
        vote_type: 'up',
      });
      const rows = await backend.query<{ row: string }>(
        `select v::text as row from private.principle_votes v union all select c::text from private.rate_counters c`,
      );
      const stored = rows.map(({ row }) => row).join('\n');
      expect(stored).not.toContain('aaaaaaaa');
      expect(stored).not.toContain('203.0.113.77');
      expect(stored).not.toContain(Buffer.from('203.0.113.77').toString('hex'));
    });

    it('answer 404 for an unknown target', async () => {
      const one = visitor(backend);
      const answers = [
        await one.rpc('vote_on_principle', { p_id: 'nada', vote_type: 'up' }),
        await one.rpc('vote_on_suggestion', {
          s_id: '00000000-0000-4000-8000-000000000000',
          vote_type: 'up',
        }),
        await one.rpc('increment_recipe_rating', { recipe_id: 'nada', rating_value: 3 }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
    });
  });
}
