// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { type Metrics, startMetrics } from './metrics.ts';

vi.setConfig({ testTimeout: 30_000 });

let metrics: Metrics;
afterEach(() => metrics?.close());
const load = () => ({ atOnce: 10, running: 3, waiting: 7 });
/** Reads the value of a metric without labels. */
const readMetric = async (name: string) =>
  new RegExp(`^${name} (.+)$`, 'm').exec(await (await fetch(metrics.url)).text())?.[1];

it('Database probe reports down after two seconds without a response, with one query at a time', async () => {
  let resolveQuery = (_rows: never[]) => {};
  const query = vi.fn(
    () =>
      new Promise<never[]>((resolve) => {
        resolveQuery = resolve;
      }),
  );
  metrics = await startMetrics(0, { query, load });
  expect(await readMetric('backend_database_up')).toBe('0');
  expect(await readMetric('backend_database_up')).toBe('0');
  expect(query).toHaveBeenCalledTimes(1);
  resolveQuery([]);
  query.mockResolvedValue([]);
  expect(await readMetric('backend_database_up')).toBe('1');
});

it('Database probe reports a refused connection as down, with the load', async () => {
  metrics = await startMetrics(0, { query: () => Promise.reject(new Error('ECONNREFUSED')), load });
  expect(await readMetric('backend_database_up')).toBe('0');
  expect(await readMetric('backend_database_connections')).toBe('10');
  expect(await readMetric('backend_database_connections_in_use')).toBe('3');
  expect(await readMetric('backend_database_requests_waiting')).toBe('7');
});

it('Metrics count and time requests by method, route and status only', async () => {
  metrics = await startMetrics(0, { query: async () => [], load });
  const served = { requestId: 'segredo', method: 'GET', route: 'page', status: 200, fault: 'segredo' };
  for (const ms of [20, 700]) metrics.observe({ ...served, ms });
  const labels = '{method="GET",route="page",status="200"}';
  const text = await (await fetch(metrics.url)).text();
  expect(text).toContain(`http_requests_total${labels} 2\n`);
  expect(text).toContain(`http_request_duration_seconds_sum${labels} 0.72\n`);
  expect(text).not.toContain('segredo');
});

it('startMetrics rejects an occupied port and names the setting that changes it', async () => {
  const occupyingServer = createServer();
  await new Promise<void>((resolve) => occupyingServer.listen(0, '127.0.0.1', resolve));
  const { port } = occupyingServer.address() as AddressInfo;
  await expect(startMetrics(port, { query: async () => [], load })).rejects.toThrow(/METRICS_PORT=/);
  await new Promise((resolve) => occupyingServer.close(resolve));
});
