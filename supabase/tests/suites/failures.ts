import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { visitor } from '../visitor.ts';

/** One failure, as a browser reports it. */
const failure = { app: 'mfe-x', version: '1.0.0-0a1b2c3d', owner: 'Equipa X', kind: 'render' };

/**
 * Tests the counting, validation and retention of failure reports. The shell sends one when an app, a
 * micro-frontend, fails in a visitor's browser.
 */
export function failuresSuite(driver: Driver): void {
  describe('failure reports', () => {
    let backend: Backend | undefined;
    /** Restarts the backend with these settings. */
    const startWith = async (settings: Record<string, number> = {}) => {
      await backend?.close();
      backend = await startFor(driver, { settings });
      return backend;
    };
    beforeEach(() => backend?.run('delete from private.rate_counters; delete from private.failure_counts'));
    afterAll(() => backend?.close());

    const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
    const formOf = (reports: unknown) =>
      new URLSearchParams({
        reports: typeof reports === 'string' ? reports : JSON.stringify(reports),
      }).toString();
    /** Sends like `navigator.sendBeacon`: form-encoded, no custom header, the key in the URL. */
    const send = async (site: Backend, body: string, { address = '192.0.2.1', type = FORM } = {}) => {
      const url = `http://localhost/rest/v1/rpc/report_failures?apikey=${site.publishableKey}`;
      const request = new Request(url, { method: 'POST', headers: { 'content-type': type }, body });
      return (await site.fetch(request, { peerAddress: address })).status;
    };
    const beacon = (site: Backend, reports: unknown, options = {}) => send(site, formOf(reports), options);
    const readCounts = async (site: Backend) => (await visitor(site).rpc('failure_counts')).body;

    it('are counted by app, version, kind and day, and the counts are public', async () => {
      const site = await startWith();
      expect(await beacon(site, [failure, { ...failure, kind: 'network' }])).toBe(204);
      expect(await beacon(site, [failure])).toBe(204);
      const day = new Date().toISOString().slice(0, 10);
      const { app, version } = failure;
      expect(await readCounts(site)).toEqual([
        { day, app, version, kind: 'render', count: 2 },
        { day, app, version, kind: 'network', count: 1 },
      ]);
      expect(await site.query('select distinct owner from private.failure_counts')).toEqual([
        { owner: 'Equipa X' },
      ]);
    });

    it('count an unknown kind as "other", and ignore invalid reports', async () => {
      const site = backend ?? (await startWith());
      const wrong = [
        7,
        null,
        'x',
        [],
        {},
        { ...failure, app: 'Olá a todos' },
        { ...failure, version: 'v 1' },
      ];
      expect(await beacon(site, [...wrong, { ...failure, kind: 'solar-flare' }])).toBe(204);
      expect(
        (await readCounts(site)).map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
      ).toEqual([['other', 1]]);
    });

    it.each([
      ['invalid JSON', formOf('{'), FORM],
      ['an object instead of a list', formOf(failure), FORM],
      ['a flood', formOf(Array.from({ length: 100 }, () => failure)), FORM],
      ['deeply nested JSON', formOf('['.repeat(4000)), FORM],
      ['a null character', 'reports=%00', FORM],
      ['an empty body', '', FORM],
      ['another function’s form', 'failures=[]', FORM],
      ['plain text', formOf([failure]), 'text/plain'],
    ])('reject %s', async (_, body, type) => {
      const site = backend ?? (await startWith());
      const status = await send(site, body, { type });
      expect([400, 404, 415]).toContain(status);
      expect(await readCounts(site)).toEqual([]);
    });

    it('are validated in SQL too, for projects without our server', async () => {
      const site = backend ?? (await startWith());
      for (const bad of ["'{'", "'{}'", 'null', `'"\\u0000"'`, `repeat('[', 5000)`]) {
        await expect(site.run(`select public.report_failures(${bad})`)).rejects.toThrow(/report|characters/);
      }
      await site.run(`select public.report_failures('[[[7]], null]')`);
      expect(await readCounts(site)).toEqual([]);
    });

    it('disclose nothing about the reporter: only app, version and kind are shown', async () => {
      const site = backend ?? (await startWith());
      await beacon(site, [{ ...failure, owner: 'segredo'.repeat(20), page: '/x', visitor: 'y' }]);
      expect(JSON.stringify(await readCounts(site))).not.toContain('segredo');
      const rows = await site.query<object>('select * from private.failure_counts');
      expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['app', 'day', 'kind', 'n', 'owner', 'version']);
    });

    it('are deleted after thirty days', async () => {
      const site = backend ?? (await startWith());
      /** SQL that inserts a count of some days ago. */
      const insertCountSql = (days: number) => `insert into private.failure_counts
        values (private.today() - ${days}, 'mfe-x', '1', 'render', '', 1)`;
      await site.run(`${insertCountSql(29)}; ${insertCountSql(30)}; ${insertCountSql(300)}`);
      const countQuery = 'select count(*)::int as n from private.failure_counts';
      expect(await readCounts(site)).toHaveLength(1);
      expect(await site.query(countQuery)).toEqual([{ n: 1 }]);
      await site.run(insertCountSql(31));
      await beacon(site, [failure]);
      expect(await site.query(countQuery)).toEqual([{ n: 2 }]);
    });

    it('are limited per address, per site and per day', async () => {
      const site = await startWith({
        failure_reports_per_address_hour: 2,
        failure_reports_per_site_day: 4,
        failure_rows_per_day: 2,
      });
      const from = (address: string, more = {}) => beacon(site, [{ ...failure, ...more }], { address });
      expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
        204, 204, 429,
      ]);
      expect([await from('192.0.2.2', { app: 'mfe-y' }), await from('192.0.2.3', { app: 'mfe-z' })]).toEqual([
        204, 204,
      ]);
      expect(await from('192.0.2.4')).toBe(429);
      expect(
        (await readCounts(site)).map(({ app, count }: { app: string; count: number }) => [app, count]),
      ).toEqual([
        ['mfe-x', 2],
        ['mfe-y', 1],
      ]);
    });
  });
}
