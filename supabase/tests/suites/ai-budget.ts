import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { visitor } from '../visitor.ts';

/** Options of a request; `tokens` and `micros` are its upper bound of usage. */
interface RequestOptions {
  visitor?: string | null;
  address?: string;
  tokens?: number;
  micros?: number;
  limits?: Record<string, number>;
}

/** Tests the budget of AI in calls, tokens and money, which all instances of the Edge Function share. */
export function aiBudgetSuite(driver: Driver): void {
  describe('AI budget', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver, { port: 0 });
    });
    afterAll(() => backend.close());
    beforeEach(() =>
      backend.run(
        'delete from private.rate_counters; delete from private.ai_spending; delete from private.ai_providers;',
      ),
    );

    const rpc = async (name: string, body: object) => {
      const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: backend.secretKey,
          authorization: `Bearer ${backend.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    };
    /** Result of a request: 'taken', the name of the reached limit, or 'ceiling day'. */
    const take = async ({ tokens = 100, micros = 0, limits = {}, ...requester }: RequestOptions = {}) => {
      const { body } = await rpc('take_ai_request', {
        p_visitor: requester.visitor ?? null,
        p_address: requester.address ?? '192.0.2.1',
        p_tokens: tokens,
        p_micros: micros,
        p_limits: JSON.stringify(limits),
      });
      return body.reservation
        ? { outcome: 'taken', id: body.reservation as string, resting: body.resting }
        : { outcome: body.ceiling ? `ceiling ${body.ceiling}` : body.details };
    };
    /** Replaces a reservation by the actual usage. */
    const settle = (id: string | undefined, tokens: number, micros = 0, extra: object = {}) =>
      rpc('settle_ai_request', {
        p_reservation: id,
        p_visitor: null,
        p_address: '192.0.2.1',
        p_tokens: tokens,
        p_micros: micros,
        ...extra,
      });
    const readSpending = async () =>
      (
        await backend.query(
          `select tokens::int, micros::int, rejected_requests as refused from private.ai_spending`,
        )
      )[0];

    it('is exact under concurrent calls, for visitor, address and site', async () => {
      const limits = { ai_per_visitor_hour: 3, ai_per_address_hour: 7, ai_per_site_day: 11 };
      const asks = Array.from({ length: 60 }, (_, n) =>
        take({ visitor: `v${n % 4}`, address: `192.0.2.${n % 2}`, limits }),
      );
      const outcomes = (await Promise.all(asks)).map((one) => one.outcome);
      expect(outcomes.filter((one) => one === 'taken')).toHaveLength(11);
      const [row] = await backend.query<{ max: number }>(
        `select max(n)::int as max from private.rate_counters where bucket = 'ai_visitor'`,
      );
      expect(row?.max).toBe(3);
    });

    it('is exact in tokens: a reservation counts at once and is replaced when settled', async () => {
      const limits = { ai_tokens_per_address_day: 1000 };
      const asks = await Promise.all(Array.from({ length: 12 }, () => take({ limits })));
      const taken = asks.filter(({ outcome }) => outcome === 'taken');
      expect(taken).toHaveLength(10);
      expect(asks.find(({ outcome }) => outcome !== 'taken')?.outcome).toBe('ai_tokens_per_address_day');
      await Promise.all(taken.map(({ id }) => settle(id, 40)));
      expect(await readSpending()).toMatchObject({ tokens: 400 });
      // Settling twice, or without a reservation, changes nothing.
      await settle(taken[0]?.id, 0);
      await settle('5a1c0f0e-0003-4a00-8a00-000000000003', 0);
      expect(await readSpending()).toMatchObject({ tokens: 400 });
      const again = await Promise.all(Array.from({ length: 8 }, () => take({ limits })));
      expect(again.filter(({ outcome }) => outcome === 'taken')).toHaveLength(6);
    });

    it("limits a visitor's hour and the site's day in tokens", async () => {
      const limits = { ai_tokens_per_visitor_hour: 250, ai_tokens_per_site_day: 450 };
      const outcomes: unknown[] = [];
      for (const visitorId of ['v', 'v', 'v', 'w', 'w'])
        outcomes.push(
          (await take({ visitor: visitorId, address: `192.0.2.${outcomes.length}`, limits })).outcome,
        );
      expect(outcomes).toEqual(['taken', 'taken', 'ai_tokens_per_visitor_hour', 'taken', 'taken']);
      expect((await take({ visitor: 'x', limits })).outcome).toBe('ai_tokens_per_site_day');
      // A refused request took nothing.
      expect(await readSpending()).toMatchObject({ tokens: 400 });
    });

    it('never starts a request that could exceed the spending limit, and reports it to the operator', async () => {
      const limits = { ai_ceiling_day: 1000 };
      const asks = await Promise.all(Array.from({ length: 8 }, () => take({ micros: 300, limits })));
      expect(asks.filter(({ outcome }) => outcome === 'taken')).toHaveLength(3);
      expect(asks.filter(({ outcome }) => outcome === 'ceiling day')).toHaveLength(5);
      expect(await readSpending()).toMatchObject({ micros: 900, refused: 5 });
      const status = async () => (await visitor(backend).rpc('ai_status')).body;
      expect(await status()).toMatchObject({ closedBy: 'day', refusedToday: 5, spentOfDay: 90 });
      for (const { id } of asks) await settle(id, 10, 100);
      expect((await take({ micros: 300, limits })).outcome).toBe('taken');
      expect(await status()).toMatchObject({ closedBy: null, spentOfDay: 60, spentOfMonth: null });
    });

    it('sums the days of a month and resets with the next month', async () => {
      const limits = { ai_ceiling_month: 1000 };
      /** Records spending of 900 micros on a day, as an SQL expression. */
      const spendOn = (day: string) =>
        backend.run(
          `insert into private.ai_spending (day, micros) values (${day}, 900) on conflict (day) do update set micros = 900`,
        );
      await spendOn(`date_trunc('month', now() at time zone 'utc')::date - 1`);
      expect((await take({ micros: 300, limits })).outcome).toBe('taken');
      await spendOn(`date_trunc('month', now() at time zone 'utc')::date`);
      expect((await take({ micros: 300, limits })).outcome).toBe('ceiling month');
    });

    it('prefers configured limits to stored ones, except a stored 0, which turns AI off', async () => {
      const setSiteLimit = (value: number) =>
        backend.run(`update private.settings set value = '${value}' where key = 'ai_per_site_day'`);
      await setSiteLimit(1);
      expect((await take({ limits: { ai_per_site_day: 5 } })).outcome).toBe('taken');
      expect((await take({ limits: { ai_per_site_day: 5 } })).outcome).toBe('taken');
      expect((await take()).outcome).toBe('ai_per_site_day');
      await setSiteLimit(0);
      expect((await take({ limits: { ai_per_site_day: 5 } })).outcome).toBe('ai_per_site_day');
      await setSiteLimit(5000);
    });

    it('deprioritises a provider for a minute after three failures in a row', async () => {
      /** Settles one request for each outcome (null: success). @returns the resting providers */
      const settleOutcomes = async (...failures: (string | null)[]) => {
        for (const failure of failures)
          await settle((await take()).id, 1, 0, {
            p_providers: JSON.stringify([{ provider: 'gemini', failure }]),
          });
        return (await take()).resting;
      };
      expect(await settleOutcomes('timeout', 'http 503', null, 'timeout', 'network')).toEqual([]);
      expect(await settleOutcomes('http 429')).toEqual(['gemini']);
      const {
        body: { providers },
      } = await visitor(backend).rpc('ai_status');
      expect(providers).toMatchObject([{ provider: 'gemini', failure: 'http 429' }]);
      expect(Date.parse(providers[0].restsUntil)).toBeGreaterThan(Date.parse(providers[0].answeredAt));
      await backend.run(`update private.ai_providers set rests_until = now() - interval '1 second'`);
      expect((await take()).resting).toEqual([]);
      expect(await settleOutcomes(null, 'cut')).toEqual([]);
    });

    it('stores no visitor data with a reservation, and no provider text', async () => {
      const columns = await backend.query<{ name: string }>(`
        select column_name as name from information_schema.columns
         where table_schema = 'private' and table_name = 'ai_reservations' order by 1`);
      expect(columns.map(({ name }) => name)).toEqual(['at', 'id', 'micros', 'tokens']);
      const providers = {
        p_providers: JSON.stringify([{ provider: 'gemini', failure: 'O segredo da Maria' }]),
      };
      expect((await settle((await take()).id, 1, 0, providers)).status).toBeGreaterThanOrEqual(400);
    });
  });
}
