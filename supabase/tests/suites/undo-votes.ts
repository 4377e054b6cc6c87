// Over 300 lines because the cases share one database and backdate its votes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { type Answer, signIn, type Visitor, visitor } from '../visitor.ts';

const PAGE = 'http://localhost';
const PRINCIPLE = 'literacia';

/**
 * Tests vote undo: owner, deadline, number of undos and resulting totals. A vote is in `upvotes` or
 * `downvotes` at once. `private.count_votes()` later adds it to `counted_upvotes` or `counted_downvotes`,
 * or holds it.
 */
export function undoVotesSuite(driver: Driver): void {
  describe('vote undo', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
    });
    afterAll(() => backend.close());
    beforeEach(() => setSettings({ vote_undos_per_target_day: 1, votes_count_after_minutes: 15 }));

    const setSettings = (settings: Record<string, number>) =>
      backend.run(
        Object.entries(settings)
          .map(([key, value]) => `update private.settings set value = '${value}' where key = '${key}'`)
          .join(';'),
      );
    /** A browser with a server-issued visitor id; without an id for `id: null`. */
    const createBrowser = async (identity: { address?: string; id?: string | null } = {}) => {
      const { body } = await visitor(backend, { id: null, origin: PAGE, ...identity }).rpc('visitor_token');
      return visitor(backend, { origin: PAGE, ...identity, id: identity.id === null ? null : body });
    };
    const vote = (one: Visitor, vote_type: 'up' | 'down' = 'up', p_id = PRINCIPLE) =>
      one.rpc('vote_on_principle', { p_id, vote_type });
    const withdraw = (one: Visitor, p_id = PRINCIPLE) => one.rpc('withdraw_principle_vote', { p_id });
    const readTotals = async (id = PRINCIPLE) => {
      const columns = 'upvotes,downvotes,counted_upvotes,counted_downvotes';
      const { body } = await visitor(backend).get(
        `/rest/v1/manifesto_principles?id=eq.${id}&select=${columns}`,
      );
      return body[0] as Record<'upvotes' | 'downvotes' | 'counted_upvotes' | 'counted_downvotes', number>;
    };
    /** Shifts the time of every vote on the principle. Takes the lock of every other change of many votes. */
    const shiftVoteTimes = (by: string) =>
      backend.run(`
        select pg_advisory_xact_lock(hashtext('private.count_votes'));
        update private.principle_votes set created_at = created_at + interval '${by}' where principle = '${PRINCIPLE}'`);
    /** Stored totals of each principle next to the sums of its rows. */
    const readSums = () =>
      backend.query<{ id: string; stored: number[]; rows: number[] }>(`
        select p.id,
               array[p.upvotes - p.example_upvotes, p.downvotes - p.example_downvotes,
                     p.counted_upvotes, p.counted_downvotes] as stored,
               array[count(*) filter (where v.direction = 'up'), count(*) filter (where v.direction = 'down'),
                     count(*) filter (where v.direction = 'up' and coalesce(r.counts, v.counted)),
                     count(*) filter (where v.direction = 'down' and coalesce(r.counts, v.counted))]::int[] as rows
          from public.manifesto_principles p
          left join private.principle_votes v on v.principle = p.id
          left join private.vote_reviews r on r.id = v.review
         group by p.id order by p.id`);
    /** Expects the stored totals to equal the sums of the rows. */
    const expectExact = async () => {
      for (const { id, stored, rows } of await readSums()) expect(stored, id).toEqual(rows);
    };
    const countChanged = (answers: Answer[]) => answers.filter(({ body }) => body?.changed === true).length;

    it("withdraws the visitor's own vote and restores the totals", async () => {
      const [before, one] = [await readTotals(), await createBrowser()];
      const cast = await vote(one, 'down');
      expect(cast.body.undo_seconds).toBeGreaterThan(5);
      expect(cast.body.undo_seconds).toBeLessThanOrEqual(30);
      expect(await withdraw(one)).toEqual({
        status: 200,
        body: { upvotes: before.upvotes, downvotes: before.downvotes, vote: null, changed: true },
      });
      expect(await readTotals()).toEqual(before);
      await expectExact();
    });

    it('allows another vote after a withdrawal, which is final', async () => {
      const [before, one] = [await readTotals(), await createBrowser()];
      await vote(one);
      await withdraw(one);
      expect((await vote(one, 'down')).body).toMatchObject({
        upvotes: before.upvotes,
        downvotes: before.downvotes + 1,
        vote: 'down',
        changed: true,
        undo_seconds: 0,
      });
      expect((await withdraw(one)).body).toMatchObject({ vote: 'down', changed: false });
      expect((await vote(one, 'up')).body).toMatchObject({ vote: 'down', changed: false, undo_seconds: 0 });
      expect(await readTotals()).toEqual({ ...before, downvotes: before.downvotes + 1 });
      // Each principle has a separate undo.
      expect((await vote(one, 'up', 'bem-comum')).body.undo_seconds).toBeGreaterThan(5);
    });

    it('changes nothing without a vote, or when repeated', async () => {
      const [before, one] = [await readTotals(), await createBrowser()];
      expect((await withdraw(one)).body).toMatchObject({ vote: null, changed: false });
      await vote(one);
      const answers = await Promise.all(Array.from({ length: 30 }, () => withdraw(one)));
      expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
      expect(countChanged(answers)).toBe(1);
      expect((await withdraw(one)).body).toEqual({
        upvotes: before.upvotes,
        downvotes: before.downvotes,
        vote: null,
        changed: false,
      });
      expect((await withdraw(one, 'nada')).status).toBe(404);
      await expectExact();
    });

    it('withdraws no vote of another visitor, even from the same address', async () => {
      const address = '203.0.113.70';
      const one = await createBrowser({ address });
      await vote(one);
      const before = await readTotals();
      for (const other of [
        await createBrowser({ address }),
        await createBrowser({ address, id: null }),
        visitor(backend, { id: randomUUID(), address, origin: PAGE }),
        visitor(backend, { address, token: await signIn(backend, 'a@exemplo.pt', { role: 'moderator' }) }),
      ]) {
        expect((await withdraw(other)).body).toMatchObject({ vote: null, changed: false });
      }
      expect(await readTotals()).toEqual(before);
      expect((await withdraw(one)).body.changed).toBe(true);
    });

    it('is not offered without a visitor id, because the address is shared', async () => {
      const at = { id: null, address: '203.0.113.71' };
      expect((await vote(visitor(backend, at))).body.undo_seconds).toBe(0);
      const before = await readTotals();
      expect((await withdraw(visitor(backend, at))).body).toMatchObject({ vote: 'up', changed: false });
      expect(await readTotals()).toEqual(before);
    });

    it('rejects the page of another website', async () => {
      const id = (await visitor(backend, { id: null, origin: PAGE }).rpc('visitor_token')).body;
      await vote(visitor(backend, { id, origin: PAGE }));
      const before = await readTotals();
      const foreign = await withdraw(visitor(backend, { id, origin: 'https://evil.example' }));
      expect(foreign).toMatchObject({ status: 403, body: { message: 'foreign_origin' } });
      expect(await readTotals()).toEqual(before);
      // Links, images and other methods are rejected too.
      for (const method of ['GET', 'DELETE', 'PATCH']) {
        const path = `/rest/v1/rpc/withdraw_principle_vote${method === 'GET' ? `?p_id=${PRINCIPLE}` : ''}`;
        expect((await visitor(backend, { id, origin: PAGE }).send(path, { method })).status).not.toBe(200);
      }
      expect(await readTotals()).toEqual(before);
    });

    it("is rejected after 30 seconds of the server's clock, also after a clock change", async () => {
      for (const by of ['-30 seconds', '-1 day', '1 hour']) {
        const one = await createBrowser();
        await vote(one);
        await shiftVoteTimes(by);
        const before = await readTotals();
        expect((await withdraw(one)).body, by).toMatchObject({ vote: 'up', changed: false });
        expect((await vote(one, 'down')).body, by).toMatchObject({ vote: 'up', undo_seconds: 0 });
        expect(await readTotals(), by).toEqual(before);
      }
    });

    it("ignores the device's clock", async () => {
      const one = await createBrowser();
      await vote(one);
      await shiftVoteTimes('-31 seconds');
      const answer = await one.send('/rest/v1/rpc/withdraw_principle_vote', {
        method: 'POST',
        body: { p_id: PRINCIPLE },
        headers: {
          date: new Date(Date.now() - 60_000).toUTCString(),
          'x-vote-cast': new Date().toISOString(),
        },
      });
      expect(answer.body).toMatchObject({ changed: false });
      const more = await one.rpc('withdraw_principle_vote', {
        p_id: PRINCIPLE,
        cast_at: new Date().toISOString(),
      });
      expect(more.status).toBeGreaterThanOrEqual(400);
    });

    it('gives a queued vote its 30 seconds from arrival', async () => {
      const [before, one] = [await readTotals(), await createBrowser()];
      // Cast, undone while queued, and still sent by a second tab.
      expect((await withdraw(one)).body).toMatchObject({ vote: null, changed: false });
      const late = await vote(one);
      expect(late.body).toMatchObject({ changed: true });
      expect(late.body.undo_seconds).toBeGreaterThan(5);
      expect((await vote(one)).body.undo_seconds, 'after a lost answer').toBeGreaterThan(5);
      expect((await withdraw(one)).body).toMatchObject({ vote: null, changed: true });
      expect(await readTotals()).toEqual(before);
    });

    it('subtracts a withdrawn vote from the counted totals too', async () => {
      const staff = visitor(backend, {
        token: await signIn(backend, 'b@exemplo.pt', { role: 'moderator' }),
      });
      await setSettings({ votes_count_after_minutes: -1 });
      await backend.run('select private.count_votes()');
      const before = await readTotals();
      const one = await createBrowser({ address: '203.0.113.72' });
      await vote(one, 'down');
      await backend.run('select private.count_votes()');
      expect(await readTotals()).toMatchObject({ counted_downvotes: before.counted_downvotes + 1 });
      expect((await withdraw(one)).body.changed).toBe(true);
      expect(await readTotals()).toEqual(before);

      // A held vote was not counted, so nothing is subtracted.
      const unsigned = visitor(backend, { address: '203.0.113.73' });
      await vote(unsigned, 'down');
      await backend.run('select private.count_votes()');
      expect((await withdraw(unsigned)).body.changed).toBe(true);
      expect(await readTotals()).toEqual(before);

      // A vote decided by review stays until the review is undone.
      const reviewed = await createBrowser({ address: '203.0.113.74' });
      await vote(reviewed);
      const [{ address = '' } = {}] = await backend.query<{ address: string }>(
        `select encode(private.hash('address', '203.0.113.74'), 'hex') as address`,
      );
      const [since, until] = [-3600, 3600].map((s) => new Date(Date.now() + s * 1000).toISOString());
      const { review_id } = (await staff.rpc('review_votes', { address, since, until, counts: true })).body;
      expect((await withdraw(reviewed)).body).toMatchObject({ vote: 'up', changed: false });
      expect(await readTotals()).toMatchObject({ counted_upvotes: before.counted_upvotes + 1 });
      await staff.rpc('undo_vote_review', { review_id });
      // Independent of the duration of the steps above.
      await backend.run(
        `update private.principle_votes set created_at = now() where address = decode('${address}', 'hex')`,
      );
      expect((await withdraw(reviewed)).body).toMatchObject({ vote: null, changed: true });
      expect(await readTotals()).toEqual(before);
      await expectExact();
    });

    it("restores the address's voter count, but not its rate limits", async () => {
      const address = '203.0.113.75';
      const one = await createBrowser({ address });
      for (const act of [vote, withdraw, vote, withdraw, withdraw]) await act(one);
      const counters = await backend.query<{ bucket: string; n: number }>(
        `select bucket, n from private.rate_counters where actor = private.hash('address', '${address}') order by 1`,
      );
      expect(Object.fromEntries(counters.map(({ bucket, n }) => [bucket, n]))).toEqual({
        [`new:principle:${PRINCIPLE}`]: 2,
        vote: 2,
        [`vote:principle:${PRINCIPLE}`]: 1,
      });
      // Repeated undos do not consume the limits of neighbours.
      const before = await readTotals();
      for (let i = 0; i < 20; i++) await withdraw(one);
      expect(await readTotals()).toEqual(before);
    });

    it('notifies open pages of a vote that was withdrawn and cast the other way, and signs the current totals', async () => {
      const readOpenData = async () => (await visitor(backend).rpc('manifesto_totals')).body[0];
      const one = await createBrowser();
      await vote(one);
      const before = await readOpenData();
      await withdraw(one);
      await vote(one, 'down');
      const after = await readOpenData();
      expect(after).toEqual({ ...before, withdrawn_votes: before.withdrawn_votes + 1 });
      await backend.run('delete from public.vote_totals; select private.publish_totals()');
      const [hour] = (await visitor(backend).get('/rest/v1/vote_totals?order=hour.desc&limit=1')).body;
      for (const { id, rows } of await readSums()) {
        const { received, counted } = JSON.parse(hour.totals).principles[id];
        expect([...received, ...counted], id).toEqual(rows);
      }
      expect((await visitor(backend).rpc('verify_vote_totals')).body).toMatchObject({ broken: null });
    });

    it('loses no vote cast during the withdrawal of the previous one', {
      timeout: 120_000,
    }, async () => {
      await setSettings({ vote_undos_per_target_day: 1000 });
      const voters = await Promise.all(Array.from({ length: 10 }, () => createBrowser()));
      const answers = await Promise.all(
        voters.flatMap((one) =>
          Array.from({ length: 12 }, (_, i) => (i % 2 ? withdraw(one) : vote(one, i % 4 ? 'up' : 'down'))),
        ),
      );
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      await expectExact();
    });

    const onTwoSessions = it.skipIf(driver.name === 'PGlite');
    onTwoSessions('casts a vote while the previous one is withdrawn (PGlite has one session)', async () => {
      const [before, one] = [await readTotals(), await createBrowser()];
      await vote(one, 'up');
      // Pauses a repeated vote, which inserts no row, between its two statements.
      await backend.run(`
        create function private.pause() returns trigger language plpgsql as $$ begin
          if not exists (select from added) then perform pg_sleep(2); end if;
          return null;
        end $$;
        create trigger pause after insert on private.principle_votes referencing new table as added
          for each statement execute function private.pause()`);
      try {
        const second = vote(one, 'down');
        const pauses = () =>
          backend.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep'`,
          );
        await expect.poll(pauses, { timeout: 10_000 }).toEqual([{ n: 1 }]);
        expect((await withdraw(one)).body.changed).toBe(true);
        expect((await second).body).toMatchObject({ vote: 'down', changed: true });
        expect(await readTotals()).toEqual({ ...before, downvotes: before.downvotes + 1 });
      } finally {
        await backend.run('drop trigger pause on private.principle_votes; drop function private.pause()');
      }
    });

    it('keeps totals exact through any order of votes, withdrawals and counting', {
      timeout: 120_000,
    }, async () => {
      await setSettings({ vote_undos_per_target_day: 3, votes_count_after_minutes: -1 });
      const principles = ['literacia', 'bem-comum', 'responsabilidade'];
      const voters = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          i % 4 ? createBrowser({ address: `198.51.100.${i % 5}` }) : visitor(backend),
        ),
      );
      // Fixed seed, so that failures are reproducible.
      let state = 20261124;
      const random = (below: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return (state >>> 8) % below;
      };
      const act = (): Promise<unknown> => {
        const [one, id] = [voters[random(voters.length)], principles[random(principles.length)]];
        const dice = random(10);
        if (dice === 0) return backend.run('select private.count_votes()');
        if (dice === 1) return shiftVoteTimes('-4 seconds');
        if (dice < 6) return vote(one as Visitor, random(2) ? 'up' : 'down', id);
        return withdraw(one as Visitor, id);
      };
      for (let round = 0; round < 25; round++) await Promise.all(Array.from({ length: 12 }, act));
      await expectExact();
    });
  });
}
