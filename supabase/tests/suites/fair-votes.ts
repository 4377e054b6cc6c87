// Over 300 lines because the cases share one database and its setup.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { signIn, type Visitor, visitor } from '../visitor.ts';

/** Example suggestion of the seed that receives one vote. */
const SUGGESTION = '5a1c0f0e-0002-4a00-8a00-000000000002';
const PAGE = 'http://localhost';

/**
 * Tests the counting of votes and its review, with the site's default limits. A vote is received at once
 * (`upvotes`). Later `private.count_votes()` counts it (`counted_upvotes`) or holds it: stored, but not
 * counted. A moderator's review decides instead for the votes of one address.
 */
export function fairVotesSuite(driver: Driver): void {
  /** Number of votes that one address sends at once. PGlite handles one vote at a time, so it uses fewer. */
  const FLOOD_SIZE = driver.concurrentVisitors === 2000 ? 300 : 60;
  describe('fair votes', () => {
    let backend: Backend;
    let staff: Visitor;
    beforeAll(async () => {
      backend = await startFor(driver);
      staff = visitor(backend, { token: await signIn(backend, 'equipa@exemplo.pt', { role: 'moderator' }) });
    });
    afterAll(() => backend.close());

    /** A browser with a server-issued visitor id, like the pages. */
    const browser = async (identity: { address?: string; id?: string | null } = {}) => {
      const known = visitor(backend, { id: null, origin: PAGE, ...identity });
      const { body } = await known.rpc('visitor_token');
      return visitor(backend, { origin: PAGE, ...identity, id: body });
    };
    /** Issues many visitor ids at once, as an attacker could collect them. */
    const issueIds = async (n: number) =>
      (
        await backend.query<{ id: string }>(
          `select public.visitor_token() as id from generate_series(1, ${n}) i where i > 0`,
        )
      ).map(({ id }) => id);
    const vote = (one: Visitor, p_id: string) => one.rpc('vote_on_principle', { p_id, vote_type: 'up' });
    /** Votes for a principle with each id. @returns number of accepted votes */
    const voteAs = async (ids: (string | null)[], address: string, principle: string) => {
      const answers = await Promise.all(
        ids.map((id) => vote(visitor(backend, { id, address, origin: PAGE }), principle)),
      );
      return answers.filter(({ body }) => body.changed === true).length;
    };
    /** Received and counted votes of a principle. */
    const readTotals = async (id: string) => {
      const [row] = (
        await visitor(backend).get(
          `/rest/v1/manifesto_principles?id=eq.${id}&select=upvotes,counted_upvotes,counted_downvotes`,
        )
      ).body;
      return row as { upvotes: number; counted_upvotes: number; counted_downvotes: number };
    };
    const setSettings = (settings: Record<string, number>) =>
      backend.run(
        Object.entries(settings)
          .map(([key, value]) => `update private.settings set value = '${value}' where key = '${key}'`)
          .join(';'),
      );
    /**
     * Simulates the delay before counting, then counts. All votes are dated to one minute, whatever the
     * duration of the test.
     */
    const countAfterDelay = () =>
      backend.run(`
        update private.principle_votes set created_at = date_trunc('minute', now()) - interval '20 minutes'
         where counted is null;
        update private.suggestion_votes set created_at = date_trunc('minute', now()) - interval '20 minutes'
         where counted is null;
        update private.rate_counters set window_start = date_trunc('day', now() - interval '20 minutes')
         where bucket like 'vote:%';
        update private.recipe_ratings set created_at = date_trunc('minute', now()) - interval '20 minutes'
         where counted is null;
        select private.count_votes()`);
    /** Sets the rate counter of new voters of this address on this target to `n`, for ten minutes. */
    const setNewVoters = (target: string, address: string, n = 40) =>
      backend.run(`
        insert into private.rate_counters (bucket, actor, window_start, n)
        select 'new:${target}', private.hash('address', '${address}'),
               date_trunc('minute', now()) + i * interval '1 minute', ${n} from generate_series(0, 9) i
        on conflict (bucket, actor, window_start) do update set n = ${n}`);
    /** A voter who sends this proof of work. */
    const voterWithWork = (known: { id: string; address: string }, work: string) => ({
      vote: (p_id: string) =>
        visitor(backend, { ...known, origin: PAGE }).send('/rest/v1/rpc/vote_on_principle', {
          method: 'POST',
          body: { p_id, vote_type: 'up' },
          headers: { 'x-vote-work': work },
        }),
    });
    /** Solves a proof-of-work challenge like the page's worker. */
    const solve = (challenge: string): string => {
      const bits = Number.parseInt(challenge, 10);
      for (let n = 0; ; n++) {
        const answer = `${challenge}.${n}`;
        if (createHash('sha256').update(answer).digest().readUInt32BE() >>> (32 - bits) === 0) return answer;
      }
    };

    it('accepts a vote at once and counts it after the delay', async () => {
      const [before, one] = [await readTotals('literacia'), await browser()];
      expect((await vote(one, 'literacia')).body).toMatchObject({
        upvotes: before.upvotes + 1,
        changed: true,
      });
      await backend.run('select private.count_votes()');
      expect(await readTotals('literacia')).toEqual({ ...before, upvotes: before.upvotes + 1 });
      await one.rpc('vote_on_suggestion', { s_id: SUGGESTION, vote_type: 'up' });
      await countAfterDelay();
      await countAfterDelay();
      expect(await readTotals('literacia')).toMatchObject({ counted_upvotes: before.counted_upvotes + 1 });
      const [row] = (
        await one.get(`/rest/v1/manifesto_suggestions?id=eq.${SUGGESTION}&select=counted_upvotes`)
      ).body;
      expect(row.counted_upvotes).toBe(1);
    });

    it(`counts none of ${FLOOD_SIZE} votes sent by one address in seconds with forged ids`, async () => {
      const before = await readTotals('bem-comum');
      const forged = Array.from({ length: FLOOD_SIZE }, () => randomUUID());
      expect(await voteAs(forged, '203.0.113.30', 'bem-comum')).toBe(FLOOD_SIZE);
      await countAfterDelay();
      expect(await readTotals('bem-comum')).toEqual({ ...before, upvotes: before.upvotes + FLOOD_SIZE });
    });

    it('holds the votes of a crowd, which a moderator reviews, counts and holds again', async () => {
      await setSettings({ voters_per_address_target_day: 20, delay_after_held: 25 });
      const before = await readTotals('responsabilidade');
      expect(await voteAs(await issueIds(30), '203.0.113.31', 'responsabilidade')).toBe(30);
      await countAfterDelay();
      expect(await readTotals('responsabilidade')).toEqual({ ...before, upvotes: before.upvotes + 30 });

      // The next vote on the target, from any address, also waits for a review.
      await vote(await browser({ address: '203.0.113.99' }), 'responsabilidade');
      await countAfterDelay();
      expect(await readTotals('responsabilidade')).toMatchObject({ counted_upvotes: before.counted_upvotes });
      await setSettings({ voters_per_address_target_day: 150, delay_after_held: 50 });

      const [burst] = (await staff.rpc('vote_bursts', { hours: 2, min_voters: 30 })).body.filter(
        ({ targets }: { targets: string[] }) => targets.includes('principle:responsabilidade'),
      );
      expect(burst).toMatchObject({ voters: 30, votes: 30, held: 30, counted: 0 });
      const readBurst = async () =>
        (await staff.rpc('vote_bursts', { hours: 2, min_voters: 30 })).body.find(
          ({ address }: { address: string }) => address === burst.address,
        );
      const span = { address: burst.address, since: burst.since, until: burst.until };
      const review = await staff.rpc('review_votes', { ...span, counts: true, note: 'Escola' });
      expect(review.body).toMatchObject({ votes: 30 });
      expect(await readTotals('responsabilidade')).toMatchObject({
        counted_upvotes: before.counted_upvotes + 30,
      });
      expect((await staff.rpc('review_votes', { ...span, counts: false })).status, 'decided').toBe(404);
      expect(await readBurst()).toMatchObject({ held: 0, counted: 30, reviewed: 30 });

      const { review_id } = review.body;
      expect((await staff.rpc('undo_vote_review', { review_id })).body).toMatchObject({ votes: 30 });
      expect(await readTotals('responsabilidade')).toMatchObject({ counted_upvotes: before.counted_upvotes });
      expect((await staff.rpc('undo_vote_review', { review_id })).status).toBe(409);
      const log = (await staff.rpc('vote_review_log')).body;
      expect(log).toMatchObject([
        { ...span, counts: true, votes: 30, note: 'Escola', moderator_email: 'equipa@exemplo.pt' },
      ]);
      expect(log[0].undone_at).not.toBeNull();
    });

    it("deletes the address hash of a review together with the votes' hashes", async () => {
      const readReviews = async () => (await staff.rpc('vote_review_log')).body;
      await backend.run('select private.purge()');
      expect(await readReviews()).toMatchObject([{ address: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
      await backend.run(`
        update private.vote_reviews r set since = r.since - interval '31 days', until = r.until - interval '31 days';
        select private.purge()`);
      expect(await readReviews()).toMatchObject([{ address: null, votes: 30, note: 'Escola' }]);
    });

    it('counts a class of thirty behind one address', async () => {
      const [before, other] = [await readTotals('inclusividade'), await readTotals('supervisao-humana')];
      const pupils = await Promise.all(
        Array.from({ length: 30 }, () => browser({ address: '203.0.113.40' })),
      );
      await Promise.all(pupils.map((one) => vote(one, 'inclusividade')));
      await Promise.all(pupils.map((one) => vote(one, 'supervisao-humana')));
      await countAfterDelay();
      expect(await readTotals('inclusividade')).toMatchObject({
        counted_upvotes: before.counted_upvotes + 30,
      });
      expect(await readTotals('supervisao-humana')).toMatchObject({
        counted_upvotes: other.counted_upvotes + 30,
      });
    });

    it('holds the votes of an address with more voters a day than a team can review', async () => {
      await setSettings({ voters_per_address_target_day: 2 });
      const before = await readTotals('potencial-humano');
      expect(await voteAs(await issueIds(3), '203.0.113.41', 'potencial-humano')).toBe(3);
      await countAfterDelay();
      await setSettings({ voters_per_address_target_day: 150 });
      expect(await readTotals('potencial-humano')).toEqual({ ...before, upvotes: before.upvotes + 3 });
      const held = await backend.query(
        `select distinct held from private.principle_votes where principle = 'potencial-humano'`,
      );
      expect(held).toEqual([{ held: 'address_limit' }]);
    });

    it('removes counted votes by review', async () => {
      const before = await readTotals('inclusividade');
      const [burst] = (await staff.rpc('vote_bursts')).body.filter(
        (row: { voters: number; counted: number }) => row.voters === 30 && row.counted === 60,
      );
      const span = { address: burst.address, since: burst.since, until: burst.until };
      const { review_id } = (await staff.rpc('review_votes', { ...span, counts: false })).body;
      expect(await readTotals('inclusividade')).toMatchObject({
        upvotes: before.upvotes,
        counted_upvotes: before.counted_upvotes - 30,
      });
      await staff.rpc('undo_vote_review', { review_id });
      expect(await readTotals('inclusividade')).toEqual(before);
      for (const [call, args] of Object.entries({
        vote_bursts: {},
        vote_review_log: {},
        review_votes: { ...span, counts: true },
        undo_vote_review: { review_id },
      })) {
        const refused = await visitor(backend).rpc(call, args);
        expect([401, 403], call).toContain(refused.status);
      }
    });

    it('asks excess new voters of an address for a wait or proof of work, and accepts each proof once', async () => {
      await setSettings({ work_bits: 12 });
      const address = '203.0.113.50';
      await setNewVoters('principle:literacia', address);
      const [mine = '', theirs = ''] = await issueIds(2);
      const ask = async (id: string, where = address) =>
        vote(visitor(backend, { id, address: where, origin: PAGE }), 'literacia');
      const refused = await ask(mine);
      expect([refused.status, refused.body.message]).toEqual([429, 'rate_limited']);
      const limitDetails = JSON.parse(refused.body.details);
      expect(limitDetails.limit).toBe('new_voters_per_address_minute');
      expect(limitDetails.wait).toBeGreaterThan(0);
      expect(limitDetails.wait).toBeLessThanOrEqual(60);
      expect(limitDetails.work).toMatch(/^12\.\d{10}\.[0-9a-f]{32}$/);

      const before = await readTotals('literacia');
      const work = solve(limitDetails.work);
      const other = JSON.parse((await ask(theirs)).body.details).work;
      const [bits = '', until = '', mac = ''] = limitDetails.work.split('.');
      // No proof, no number, a wrong number, fewer bits, a later expiry, another visitor's proof: all are rejected.
      for (const wrong of [
        '',
        limitDetails.work,
        `${limitDetails.work}.abc`,
        `${work}1`,
        solve(`1.${until}.${mac}`),
        solve(`${bits}.${Number(until) + 600}.${mac}`),
        solve(other),
      ]) {
        const { status } = await voterWithWork({ id: mine, address }, wrong).vote('literacia');
        expect(status, wrong).toBe(429);
      }
      await setNewVoters('principle:bem-comum', address);
      expect((await voterWithWork({ id: mine, address }, work).vote('bem-comum')).status, 'its target').toBe(
        429,
      );
      expect(
        (await voterWithWork({ id: theirs, address }, work).vote('literacia')).status,
        'its visitor',
      ).toBe(429);
      expect(await readTotals('literacia')).toEqual(before);

      expect((await voterWithWork({ id: mine, address }, work).vote('literacia')).body).toMatchObject({
        changed: true,
      });
      expect((await voterWithWork({ id: mine, address }, work).vote('literacia')).body).toMatchObject({
        changed: false,
      });
      expect(await readTotals('literacia')).toEqual({ ...before, upvotes: before.upvotes + 1 });
      expect((await ask(theirs, '203.0.113.51')).body, 'another address is not affected').toMatchObject({
        changed: true,
      });
      await countAfterDelay();
      expect(await readTotals('literacia'), 'counts like any other vote').toMatchObject({
        counted_upvotes: before.counted_upvotes + 2,
      });
    });

    it('rejects a stale proof of work, and offers none above ten times the limit or when disabled', async () => {
      const address = '203.0.113.52';
      await setNewVoters('principle:literacia', address);
      const [id = ''] = await issueIds(1);
      const limitDetails = async () =>
        JSON.parse((await voterWithWork({ id, address }, '').vote('literacia')).body.details);
      await setSettings({ work_minutes: -1 });
      const stale = solve((await limitDetails()).work);
      expect((await voterWithWork({ id, address }, stale).vote('literacia')).status).toBe(429);
      await setSettings({ work_minutes: 5, work_bits: 0 });
      expect(await limitDetails()).toMatchObject({ work: null });
      await setSettings({ work_bits: 12 });
      const work = solve((await limitDetails()).work);
      await setNewVoters('principle:literacia', address, 400);
      expect(await limitDetails()).toMatchObject({ work: null });
      expect((await voterWithWork({ id, address }, work).vote('literacia')).status).toBe(429);
      // A visitor id older than a day does not count as new.
      const [{ old = '' } = {}] = await backend.query<{ old: string }>(`
        select private.signed_id(lpad(to_hex(extract(epoch from now())::bigint - 90000), 8, '0')
               || substr('${id}', 9, 16)) as old`);
      expect((await voterWithWork({ id: old, address }, '').vote('literacia')).body).toMatchObject({
        changed: true,
      });
    });

    it('accepts proof of work beyond a daily limit, and requires it sooner where counting is slowed', async () => {
      const address = '203.0.113.53';
      await setSettings({ votes_per_address_target_day: 0 });
      const [id = '', second = ''] = await issueIds(2);
      const answer = await voterWithWork({ id, address }, '').vote('supervisao-humana');
      const { limit, wait, work } = JSON.parse(answer.body.details);
      expect(limit).toBe('votes_per_address_target_day');
      expect(wait).toBeLessThanOrEqual(86_400);
      expect(work).toBeNull();
      await setSettings({ votes_per_address_target_day: 300 });
      await backend.run(`
        insert into private.rate_counters (bucket, actor, window_start, n)
        values ('vote:principle:supervisao-humana', private.hash('address', '${address}'), date_trunc('day', now()), 300)`);
      const more = await voterWithWork({ id, address }, '').vote('supervisao-humana');
      const worked = solve(JSON.parse(more.body.details).work);
      expect((await voterWithWork({ id, address }, worked).vote('supervisao-humana')).status).toBe(200);
      await backend.run(`
        delete from private.rate_counters where bucket = 'vote:principle:supervisao-humana';
        insert into private.delayed_targets values ('principle:supervisao-humana', now() + interval '1 hour')`);
      await setNewVoters('principle:supervisao-humana', address, 10);
      const slow = await voterWithWork({ id: second, address }, '').vote('supervisao-humana');
      expect(JSON.parse(slow.body.details)).toMatchObject({ limit: 'new_voters_per_address_minute_delayed' });
      await backend.run('delete from private.delayed_targets');
      await setSettings({ work_bits: 18 });
    });

    it('protects recipe ratings like votes', async () => {
      const ratings = async () => {
        const [row] = (
          await visitor(backend).get(
            '/rest/v1/recipes?id=eq.brainstorm&select=total_score,vote_count,counted_score,counted_votes',
          )
        ).body;
        return row as Record<'total_score' | 'vote_count' | 'counted_score' | 'counted_votes', number>;
      };
      const rate = (one: Visitor, rating_value: number) =>
        one.rpc('increment_recipe_rating', { recipe_id: 'brainstorm', rating_value });
      const before = await ratings();
      const [one, made] = [
        await browser({ address: '203.0.113.60' }),
        visitor(backend, { address: '203.0.113.60' }),
      ];
      expect((await rate(one, 4)).body).toMatchObject({
        total_score: before.total_score + 4,
        vote_count: before.vote_count + 1,
        changed: true,
      });
      await rate(made, 5);
      expect(await ratings(), 'received, not counted').toMatchObject({
        total_score: before.total_score + 9,
        counted_score: before.counted_score,
      });
      await countAfterDelay();
      expect(await ratings(), 'a rating without a browser never counts').toMatchObject({
        counted_score: before.counted_score + 4,
        counted_votes: before.counted_votes + 1,
      });
      await rate(one, 2);
      expect(await ratings(), 'later stars replace earlier ones').toMatchObject({
        total_score: before.total_score + 7,
        vote_count: before.vote_count + 2,
        counted_score: before.counted_score + 2,
      });

      const [burst] = (await staff.rpc('vote_bursts', { hours: 2, min_voters: 2 })).body.filter(
        ({ targets }: { targets: string[] }) => targets.includes('recipe:brainstorm'),
      );
      const span = { address: burst.address, since: burst.since, until: burst.until };
      const { review_id } = (await staff.rpc('review_votes', { ...span, counts: false })).body;
      expect(await ratings()).toMatchObject({ counted_score: before.counted_score });
      await rate(one, 5);
      expect(await ratings(), 'excluded by review').toMatchObject({
        counted_score: before.counted_score,
      });
      await staff.rpc('undo_vote_review', { review_id });
      expect(await ratings()).toMatchObject({ counted_score: before.counted_score + 5 });

      await setNewVoters('recipe:brainstorm', '203.0.113.60');
      const next = await rate(await browser({ address: '203.0.113.60' }), 1);
      expect([next.status, JSON.parse(next.body.details).limit]).toEqual([
        429,
        'new_voters_per_address_minute',
      ]);
      expect((await rate(visitor(backend, { origin: 'https://evil.example' }), 1)).status).toBe(403);
    });

    it('issues unforgeable visitor ids, and returns the same id to a known visitor', async () => {
      const one = visitor(backend, { id: null, origin: PAGE });
      const id: string = (await one.rpc('visitor_token')).body;
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const ask = async (known: string, origin?: string) =>
        (await visitor(backend, { id: known, origin }).rpc('visitor_token')).body;
      expect(await ask(id, PAGE)).toBe(id);
      const older = `00000001${id.slice(8)}`;
      const altered = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
      for (const forged of [older, altered, randomUUID()]) expect(await ask(forged, PAGE)).not.toBe(forged);
      const since = async (headers: object) => {
        const [row] = await backend.query<{ at: unknown }>(
          `select private.visitor_since() as at from (select set_config('request.headers', '${JSON.stringify(headers)}', true)) s`,
        );
        return row?.at;
      };
      expect(await since({ 'x-visitor-id': id, origin: PAGE })).not.toBeNull();
      expect(await since({ 'x-visitor-id': id }), 'not a browser').toBeNull();
      expect(await since({ 'x-visitor-id': altered, origin: PAGE })).toBeNull();
    });

    it('counts votes that a merge copied until the suggestions are separated, and after retention deleted them', async () => {
      const [target, duplicate] = [randomUUID(), randomUUID()];
      await backend.run(`
        insert into public.manifesto_suggestions (id, suggestion_text, status)
        values ('${target}', 'Mais bancos', 'approved'), ('${duplicate}', 'Queremos bancos', 'approved');
        insert into private.suggestion_votes (suggestion, voter) values ('${duplicate}', sha256('copiado'));
        update public.manifesto_suggestions set upvotes = 1 where id = '${duplicate}'`);
      const merge = () => staff.rpc('merge_suggestion', { s_id: duplicate, into_id: target });
      const readTarget = async () =>
        (
          await backend.query(
            `select upvotes, counted_upvotes from public.manifesto_suggestions where id = '${target}'`,
          )
        )[0];
      await merge();
      await countAfterDelay();
      expect(await readTarget()).toEqual({ upvotes: 1, counted_upvotes: 1 });
      await staff.rpc('separate_suggestion', { s_id: duplicate });
      expect(await readTarget()).toEqual({ upvotes: 0, counted_upvotes: 0 });
      await merge();
      await countAfterDelay();
      await backend.run(`delete from private.suggestion_votes where suggestion = '${target}'`);
      expect(await readTarget()).toEqual({ upvotes: 1, counted_upvotes: 1 });
    });

    it('rejects votes from the pages of another website', async () => {
      const [before, id] = [await readTotals('literacia'), randomUUID()];
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
        const answer = await vote(visitor(backend, { id, origin }), 'literacia');
        expect(answer).toMatchObject({ status: 403, body: { message: 'foreign_origin' } });
      }
      expect(await readTotals('literacia')).toEqual(before);
      // Without our server in front, the settings list the allowed origins.
      await backend.run(`
        update private.settings set value = 'https://ia.example, http://localhost:5173' where key = 'allowed_origins'`);
      const refused = await vote(visitor(backend, { id, origin: PAGE }), 'literacia');
      expect(refused).toMatchObject({ status: 403, body: { message: 'foreign_origin' } });
      expect((await visitor(backend, { origin: PAGE }).suggest({ suggestion_text: 'Olá' })).status).toBe(403);
      const ours = await vote(visitor(backend, { id, origin: 'http://localhost:5173' }), 'literacia');
      expect(ours.body).toMatchObject({ changed: true });
      await backend.run(`update private.settings set value = '' where key = 'allowed_origins'`);
    });

    it('publishes hourly totals that anyone can verify', async () => {
      // SQL that writes the totals of an hour as the site does.
      const insertTotalsSql = (hour: string, previous: string, totals: string) => `
        with h as (select encode(sha256(convert_to(E'${previous}\\n${hour}\\n${totals}', 'UTF8')), 'hex') as hash)
        insert into public.vote_totals (hour, totals, previous, hash, signature)
        select '${hour}', '${totals}', '${previous}', h.hash, encode(private.mac('totals_key', h.hash), 'hex') from h`;
      const EARLIER = '2026-01-01T00:00:00Z';
      await backend.run(`
        delete from public.vote_totals;
        ${insertTotalsSql(EARLIER, '', '{"principles": {}}')};
        select private.publish_totals()`);
      const [first, earlier] = (await visitor(backend).get('/rest/v1/vote_totals?order=hour.desc&limit=2'))
        .body;
      // The verification that «Como protegemos os votos» describes.
      const hashOf = (row: { previous: string; hour: string; totals: string }) =>
        createHash('sha256').update(`${row.previous}\n${row.hour}\n${row.totals}`).digest('hex');
      expect([first.hash, earlier.hash]).toEqual([hashOf(first), hashOf(earlier)]);
      expect(first.previous).toBe(earlier.hash);
      const totals = JSON.parse(first.totals);
      const literacia = await readTotals('literacia');
      expect(totals.principles.literacia.counted).toEqual([
        literacia.counted_upvotes,
        literacia.counted_downvotes,
      ]);
      expect(totals.suggestions).toMatchObject({ received: expect.any(Number), counted: expect.any(Number) });
      const [counted] = await backend.query<{ votes: number }>(
        'select sum(counted_votes)::int as votes from public.recipes',
      );
      expect(totals.ratings.received[0]).toBeGreaterThan(totals.ratings.counted[0]);
      expect(totals.ratings.counted[0]).toBe(counted?.votes);

      const verify = async () => (await visitor(backend).rpc('verify_vote_totals')).body;
      const setTotals = (change: string) =>
        backend.run(`update public.vote_totals set totals = ${change} where hour = '${first.hour}'`);
      expect(await verify()).toEqual({ hours: 2, broken: null });
      await setTotals(`replace(totals, 'literacia', 'iliteracia')`);
      expect(await verify()).toEqual({ hours: 2, broken: first.hour });
      await setTotals(`replace(totals, 'iliteracia', 'literacia')`);
      expect(await verify()).toEqual({ hours: 2, broken: null });
      // An earlier hour rewritten with valid hash and signature breaks the chain at the next hour.
      await backend.run(`
        delete from public.vote_totals where hour = '${EARLIER}';
        ${insertTotalsSql(EARLIER, '', '{"principles": {"literacia": 1}}')}`);
      expect(await verify()).toEqual({ hours: 2, broken: first.hour });
      await backend.run(`
        delete from public.vote_totals where hour = '${EARLIER}';
        ${insertTotalsSql(EARLIER, '', '{"principles": {}}')}`);
      // Publishing runs once an hour, and visitors cannot write totals.
      await backend.run('select private.publish_totals()');
      expect(await verify()).toEqual({ hours: 2, broken: null });
      const forged = await visitor(backend).send('/rest/v1/vote_totals', { method: 'POST', body: first });
      expect(forged.status).toBe(405);
    });

    it('deletes address hashes and keeps the votes', async () => {
      await backend.run(`
        update private.principle_votes set created_at = now() - interval '31 days';
        select private.count_votes()`);
      const [row] = await backend.query<{ total: number; known: number }>(
        'select count(*)::int as total, count(address)::int as known from private.principle_votes',
      );
      expect(row?.total).toBeGreaterThan(FLOOD_SIZE);
      expect(row?.known).toBe(0);
    });
  });
}
