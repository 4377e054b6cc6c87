import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertPortFree, type Observer, type ServedRequest } from '@ia/federation/serve';
import type { Backend } from '@ia/supabase/local';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Timeout of the database probe, in milliseconds. */
const PROBE_TIMEOUT_MS = 2000;

type MeasuredBackend = Pick<Backend, 'query' | 'load'>;

/**
 * Returns a function that probes the database. Runs one query at a time, because queries would queue while
 * the database is down.
 */
function databaseProbe({ query }: MeasuredBackend): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined;
      });
    const timeout = new Promise<boolean>((resolve) => {
      setTimeout(resolve, PROBE_TIMEOUT_MS, false).unref();
    });
    return Promise.race([running, timeout]);
  };
}

function measureDatabase(registers: Registry[], backend: MeasuredBackend): void {
  const isUp = databaseProbe(backend);
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('backend_database_up', 'Whether the database answered within two seconds.', async () =>
    Number(await isUp()),
  );
  gauge(
    'backend_database_connections',
    'Connections that this process may use.',
    () => backend.load().atOnce,
  );
  gauge(
    'backend_database_connections_in_use',
    'Requests that use the database.',
    () => backend.load().running,
  );
  gauge(
    'backend_database_requests_waiting',
    'Requests that wait for a connection.',
    () => backend.load().waiting,
  );
}

/** Counts and times requests by method, route pattern and status. */
function measureRequests(registers: Registry[]): Observer {
  const labelNames = ['method', 'route', 'status'] as const;
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Completed requests.',
    labelNames,
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its response.',
    labelNames,
    registers,
  });
  return ({ method, route, status, ms }: ServedRequest) => {
    count.inc({ method, route, status });
    duration.observe({ method, route, status }, ms / 1000);
  };
}

export interface Metrics {
  observe: Observer;
  /** http://127.0.0.1:<port>/metrics */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus on a separate port of the loopback interface.
 * @throws when the port is occupied
 */
export async function startMetrics(port: number, backend: MeasuredBackend): Promise<Metrics> {
  await assertPortFree(port, { choose: 'METRICS_PORT=9171 pnpm start' });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureDatabase([registry], backend);
  const observe = measureRequests([registry]);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    observe,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
