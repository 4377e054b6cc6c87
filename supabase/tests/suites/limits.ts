import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { type Visitor, visitor } from '../visitor.ts';

/** Example suggestion of the seed that the tests report. */
const APPROVED = '5a1c0f0e-0003-4a00-8a00-000000000003';

/**
 * Tests rate limits per visitor, address, network (an IPv6 /48) and site. The tests share one
 * database and change its limits in `private.settings`.
 */
export function limitsSuite(driver: Driver): void {
  describe('limits', () => {
    let backend: Backend;
    let defaults: { key: string; value: string }[];
    beforeAll(async () => {
      backend = await startFor(driver);
      defaults = await backend.query('select key, value from private.settings');
    });
    afterAll(() => backend?.close());

    /** The backend with default settings except these limits. Counters and reports are cleared. */
    const withLimits = async (limits: Record<string, number>) => {
      const settings = { ...Object.fromEntries(defaults.map(({ key, value }) => [key, value])), ...limits };
      const rows = Object.entries(settings).map(([key, value]) => `('${key}', '${value}')`);
      await backend.run(`
        delete from private.rate_counters;
        delete from private.reports;
        delete from private.settings;
        insert into private.settings (key, value) values ${rows.join(', ')};`);
      return backend;
    };

    // Numbers the texts, because the same text is accepted once.
    let lastIdea = 0;
    const suggest = (one: Visitor, text = `Ideia n.º ${++lastIdea}`) =>
      one.suggest({ suggestion_text: text, status: 'pending' });

    it('allow five suggestions an hour per visitor by default, and do not affect other visitors', async () => {
      const site = await withLimits({});
      const one = visitor(site);
      const statuses: number[] = [];
      for (let i = 0; i < 7; i++) statuses.push((await suggest(one)).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
      expect((await suggest(visitor(site))).status).toBe(201);
      const refused = await suggest(one);
      expect(refused.body).toMatchObject({ message: 'rate_limited', hint: 'Tente de novo mais tarde.' });
    });

    it('name the reached limit and the seconds until its window ends', async () => {
      const site = await withLimits({ suggestions_per_address_hour: 6, network_times: 1 });
      const limitDetails = async (one: Visitor) => JSON.parse((await suggest(one)).body.details);
      const wait = expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 3600);
      const one = visitor(site);
      for (let n = 0; n < 5; n++) await suggest(one);
      expect(await limitDetails(one)).toEqual({ limit: 'suggestions_per_visitor_hour', wait });
      await suggest(visitor(site));
      expect(await limitDetails(visitor(site))).toEqual({ limit: 'suggestions_per_address_hour', wait });
      for (let n = 0; n < 6; n++) await suggest(visitor(site, { address: `2001:db8:7:${n}::1` }));
      const inNetwork = await limitDetails(visitor(site, { address: '2001:db8:7:9::1' }));
      expect(inNetwork).toEqual({ limit: 'suggestions_per_address_hour', wait });
    });

    it('allow a library: thirty people at one address vote on everything', async () => {
      const site = await withLimits({});
      const principles = (await visitor(site).get('/rest/v1/manifesto_principles?select=id')).body as {
        id: string;
      }[];
      const people = Array.from({ length: 30 }, () => visitor(site, { address: '198.51.100.20' }));
      const answers = await Promise.all(
        people.flatMap((one) =>
          principles.map(({ id }) => one.rpc('vote_on_principle', { p_id: id, vote_type: 'up' })),
        ),
      );
      expect(answers.filter((answer) => answer.body.changed !== true)).toEqual([]);
    });

    it('stop one address with forged visitor ids, and no other address', async () => {
      const site = await withLimits({ votes_per_address_target_day: 20 });
      const vote = (address: string) =>
        visitor(site, { address }).rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' });
      const stuffing = await Promise.all(Array.from({ length: 40 }, () => vote('203.0.113.5')));
      expect(stuffing.filter((answer) => answer.status === 200)).toHaveLength(20);
      expect(stuffing.filter((answer) => answer.status === 429)).toHaveLength(20);
      expect((await vote('203.0.113.6')).status).toBe(200);
      const other = await visitor(site, { address: '203.0.113.5' }).rpc('vote_on_principle', {
        p_id: 'bem-comum',
        vote_type: 'up',
      });
      expect(other.status).toBe(200);
    });

    it("treat a customer's IPv6 /64 as one address", async () => {
      const site = await withLimits({ suggestions_per_address_hour: 2 });
      const from = (address: string) => suggest(visitor(site, { address }));
      const statuses = [
        (await from('2001:db8:1:2::1')).status,
        (await from('2001:db8:1:2:ffff::9')).status,
        (await from('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status,
        (await from('2001:db8:1:3::1')).status,
        (await from('::ffff:192.0.2.200')).status,
      ];
      expect(statuses).toEqual([201, 201, 429, 201, 201]);
    });

    it('limit an IPv6 /48 with its 65,536 networks, and no other network', async () => {
      const site = await withLimits({
        votes_per_address_target_day: 1,
        suggestions_per_address_hour: 1,
        network_times: 3,
      });
      const suggestFrom = async (address: string) => (await suggest(visitor(site, { address }))).status;
      const voteFrom = async (address: string) =>
        (await visitor(site, { address }).rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' }))
          .status;
      const inNetwork = [1, 2, 3, 4, 5].map((n) => `2001:db8:7:${n}::1`);
      for (const [from, done] of [
        [suggestFrom, 201],
        [voteFrom, 200],
      ] as const) {
        const statuses: number[] = [];
        for (const address of inNetwork) statuses.push(await from(address));
        expect(statuses).toEqual([done, done, done, 429, 429]);
        expect([await from('2001:db8:8:1::1'), await from('192.0.2.230')]).toEqual([done, done]);
      }
    });

    it('limit daily AI requests of an IPv6 /48, and no other network', async () => {
      const site = await withLimits({ ai_per_address_day: 1, ai_per_network_day: 3 });
      // Addresses in the format of the Edge Function (functions/ai/address.ts).
      const ask = (address: string) =>
        site.query(`select public.take_ai_request(null, '${address}')`).then(
          () => 'taken',
          (error: { detail?: string }) => error.detail,
        );
      const answers: unknown[] = [];
      for (const n of [1, 1, 2, 3, 4]) answers.push(await ask(`2001:db8:7:${n}::/64`));
      expect(answers).toEqual(['taken', 'ai_per_address_day', 'taken', 'taken', 'ai_per_network_day']);
      expect([await ask('2001:db8:8:1::/64'), await ask('192.0.2.230')]).toEqual(['taken', 'taken']);
    });

    it('distinguish IPv4 visitors in every notation of gateways', async () => {
      const site = await withLimits({ suggestions_per_address_hour: 1 });
      const from = async (address: string) => (await suggest(visitor(site, { address }))).status;
      expect(await from('::ffff:192.0.2.201')).toBe(201);
      expect(await from('::ffff:192.0.2.202')).toBe(201);
      expect(await from('192.0.2.203:5678')).toBe(201);
      expect([await from('192.0.2.201'), await from('192.0.2.202:1'), await from('192.0.2.203')]).toEqual([
        429, 429, 429,
      ]);
    });

    it('normalise addresses equally in SQL, for projects without our server', async () => {
      const site = await withLimits({});
      const addressHash = async (headers: object) => {
        const [row] = await site.query<{ hash: string }>(`
          select encode(private.client_address(), 'hex') as hash
            from (select set_config('request.headers', '${JSON.stringify(headers)}', true)) s`);
        return row?.hash;
      };
      const plain = await addressHash({ 'cf-connecting-ip': '192.0.2.7' });
      expect(await addressHash({ 'cf-connecting-ip': '::ffff:192.0.2.7' })).toBe(plain);
      expect(await addressHash({ 'cf-connecting-ip': '::FFFF:192.0.2.8' })).not.toBe(plain);
      expect(await addressHash({ 'x-forwarded-for': '192.0.2.7:5678' })).toBe(plain);
      expect(await addressHash({ 'x-forwarded-for': '10.9.9.9, 192.0.2.7' })).toBe(plain);
      const six = await addressHash({ 'x-forwarded-for': '2001:db8:1:2::9' });
      expect(await addressHash({ 'x-forwarded-for': '[2001:db8:1:2::1]:443' })).toBe(six);
      // Behind a self-hosted gateway, clients can forge the other header.
      await site.run(`update private.settings set value = 'x-forwarded-for' where key = 'address_header'`);
      expect(await addressHash({ 'cf-connecting-ip': '10.9.9.9', 'x-forwarded-for': '192.0.2.7' })).toBe(
        plain,
      );
      await site.run(`update private.settings set value = 'cf-connecting-ip' where key = 'address_header'`);
      expect(await addressHash({ 'cf-connecting-ip': '192.0.2.7', 'x-forwarded-for': '10.9.9.9' })).toBe(
        plain,
      );
      expect(await addressHash({ 'x-forwarded-for': '192.0.2.7' })).not.toBe(plain);
    });

    it('ignore addresses that the client sends', async () => {
      const site = await withLimits({ suggestions_per_address_hour: 2 });
      const suggestWithForgedHeaders = (n: number) =>
        visitor(site, { address: '192.0.2.50' }).send('/rest/v1/manifesto_suggestions', {
          method: 'POST',
          body: { suggestion_text: `Outra ${n}`, status: 'pending' },
          headers: {
            'x-forwarded-for': `10.0.0.${n}`,
            'cf-connecting-ip': `10.0.0.${n}`,
            forwarded: `for=10.0.0.${n}`,
          },
        });
      const statuses = [
        (await suggestWithForgedHeaders(1)).status,
        (await suggestWithForgedHeaders(2)).status,
        (await suggestWithForgedHeaders(3)).status,
      ];
      expect(statuses).toEqual([201, 201, 429]);
    });

    it("use the entry that a trusted proxy appended, not the client's", async () => {
      const settings = { suggestions_per_address_hour: 1 };
      const site = await startFor(driver, { trustProxy: true, settings });
      onTestFinished(() => site.close());
      const suggestThroughProxy = (forwarded: string) =>
        visitor(site, { address: '127.0.0.1' }).send('/rest/v1/manifesto_suggestions', {
          method: 'POST',
          body: { suggestion_text: `Pelo proxy, de ${forwarded}`, status: 'pending' },
          headers: { 'x-forwarded-for': forwarded },
        });
      const statuses = [
        (await suggestThroughProxy('10.1.1.1, 203.0.113.1')).status,
        (await suggestThroughProxy('10.2.2.2, 203.0.113.1')).status,
        (await suggestThroughProxy('203.0.113.2')).status,
      ];
      expect(statuses).toEqual([201, 429, 201]);
    });

    it('limit reports and guesses of receipt codes', async () => {
      const site = await withLimits({ reports_per_address_hour: 2, receipts_per_address_hour: 3 });
      const reports = [];
      for (let i = 0; i < 3; i++) {
        reports.push(
          (await visitor(site).rpc('report_suggestion', { s_id: APPROVED, reason_code: 'spam' })).status,
        );
      }
      expect(reports).toEqual([200, 200, 429]);
      const guesses = [];
      for (let i = 0; i < 4; i++) {
        guesses.push((await visitor(site).rpc('suggestion_receipt', { receipt_code: `IA-${i}` })).status);
      }
      expect(guesses).toEqual([200, 200, 200, 429]);
    });

    it('reject the same text for a day with a specific error', async () => {
      const site = await withLimits({});
      const text = 'Mais árvores, já!';
      expect((await suggest(visitor(site), text)).status).toBe(201);
      const again = await suggest(visitor(site), '  mais ÁRVORES… já ');
      expect([again.status, again.body.message]).toEqual([409, 'same_text_today']);
      expect((await suggest(visitor(site), 'Mais árvores amanhã')).status).toBe(201);
      const atOnce = await Promise.all([1, 2, 3].map(() => suggest(visitor(site), 'Ao mesmo tempo')));
      expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      await site.run(`update public.manifesto_suggestions set created_at = now() - interval '25 hours'`);
      expect((await suggest(visitor(site), text)).status, 'tomorrow it may be sent again').toBe(201);
    });

    it('distinguish texts without letters, and treat a resent receipt as already received', async () => {
      const site = await withLimits({});
      expect((await suggest(visitor(site), '???')).status).toBe(201);
      expect((await suggest(visitor(site), '!!!')).status).toBe(201);
      const row = { suggestion_text: 'A mesma', status: 'pending', receipt_code: 'IA-0000-1111-2222-3333' };
      expect((await visitor(site).suggest(row)).status).toBe(201);
      expect((await visitor(site).suggest(row)).body.message).toBe('already_received');
    });

    it('limit suggestions of all addresses together per hour', async () => {
      const site = await withLimits({ suggestions_per_site_hour: 3 });
      const statuses: number[] = [];
      for (let n = 1; n <= 5; n++) {
        statuses.push((await suggest(visitor(site, { address: `198.51.100.${n}` }))).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
    });

    it('cap the weight of reports from one address', async () => {
      const site = await withLimits({ reports_per_address_hour: 1000, report_weight_cap: 3 });
      const OTHER = '5a1c0f0e-0004-4a00-8a00-000000000004';
      const report = (s_id: string, address: string) =>
        visitor(site, { address }).rpc('report_suggestion', { s_id, reason_code: 'spam' });
      const flood = await Promise.all(Array.from({ length: 40 }, () => report(APPROVED, '203.0.113.7')));
      expect(
        flood.every(({ body }) => body.changed),
        'the response does not disclose the cap',
      ).toBe(true);
      for (const n of [1, 2]) await report(OTHER, `198.51.100.${n}`);
      const rows = await site.query<{ reports: number; weight: number }>(`
        select count(*)::int as reports, private.report_weight(suggestion) as weight
          from private.reports where dismissed_by is null group by suggestion order by weight`);
      expect(rows).toEqual([
        { reports: 5, weight: 1 },
        { reports: 2, weight: 2 },
      ]);
      for (const n of [3, 4, 5, 6]) await report(OTHER, `198.51.100.${n}`);
      const [capped] = await site.query<{ weight: number }>(
        `select private.report_weight('${OTHER}') as weight`,
      );
      expect(capped?.weight).toBe(3);
    });

    it('do not count refused requests', async () => {
      const site = await withLimits({ suggestions_per_visitor_hour: 2 });
      const one = visitor(site);
      for (let i = 0; i < 5; i++) await one.suggest({ suggestion_text: ' ', status: 'pending' });
      expect((await suggest(one)).status).toBe(201);
    });
  });
}
