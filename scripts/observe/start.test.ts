// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote, publishShell } from '@ia/federation/commands';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { workspace } from '../run.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 300_000 });

let folder: string;
let server: ChildProcess;
let output = '';
let url: string;
let metricsUrl: string;
let key: string;

/** Runs `pnpm start` on a small site, with metrics on a free port. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'observed-'));
  const site = path.join(folder, 'site');
  await mkdir(site);
  await writeFile(path.join(site, 'site.config.json'), '{ "hstss": 5 }');
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await buildApp(path.join(folder, 'mfe-x')), site);
  server = spawn(process.execPath, [path.join(workspace, 'scripts/start.ts')], {
    env: {
      ...process.env,
      SITE_DIR: site,
      DATA_DIR: path.join(folder, 'data'),
      SKIP_BUILD: '1',
      PORT: '0',
      METRICS_PORT: '0',
    },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (data) => (output += data));
  const waitForOutput = (pattern: RegExp) =>
    vi.waitFor(() => pattern.exec(output)?.[1] ?? Promise.reject(new Error(output)), 280_000);
  url = await waitForOutput(/^IA para Todos: (http\S+)$/m);
  metricsUrl = await waitForOutput(/^Metrics: (http\S+)$/m);
  key = /"publishableKey":"([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

const parseLogLines = () =>
  output
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { requestId?: string }] : []));
/** Sends a request and returns the log lines with its request id. */
async function fetchLogged(address: string, init: RequestInit = {}) {
  const response = await fetch(url + address, init);
  const body = await response.text();
  const id = response.headers.get('x-request-id');
  const requestLines = () => parseLogLines().filter(({ requestId }) => requestId === id);
  // The request's own line comes last, after the response has ended.
  await expect.poll(() => requestLines().some((line) => 'route' in line)).toBe(true);
  return { status: response.status, body, lines: requestLines() };
}
/** Request options of a visitor, whose id must not be logged. */
const visitorRequest = () => ({
  headers: { apikey: key, 'x-visitor-id': '5a1c6a0e-4b0f-4c3f-8a53-1d1a2b3c4d5e' },
});

it('pnpm start warns of an unknown setting and starts', () => {
  expect(output).toContain('hstss');
});

it.each([
  ['/', 'page'],
  ['/registry.json', 'asset'],
  ['/backend/health', '/backend/health'],
  ['/backend/rest/v1/recipes?id=eq.brainstorm', '/backend/rest/v1/recipes'],
  ['/backend/rest/v1/ana@municipio.example', '/backend/:other'],
  ['/backend/rest/v1/rpc/moderation_queue', '/backend/rest/v1/rpc/moderation_queue'],
  ['/backend/auth/v1/admin/users/912345678', '/backend/auth/v1/admin/users/:id'],
  ['/credencial/912345678', '/credencial/:file'],
])('pnpm start writes one JSON line for %s: route %s', async (address, route) => {
  const { status, lines: logLines } = await fetchLogged(address, visitorRequest());
  expect(logLines).toEqual([
    {
      level: status >= 500 ? 'error' : 'info',
      method: 'GET',
      route,
      status,
      time: expect.any(String),
      ms: expect.any(Number),
      requestId: expect.any(String),
    },
  ]);
  expect(output).not.toMatch(/912345678|ana@municipio|5a1c6a0e/);
});

it('Credential function logs a line with the request id for a refused request', async () => {
  const { lines: logLines } = await fetchLogged('/backend/functions/v1/credential', {
    method: 'POST',
    body: '{}',
  });
  expect(logLines).toMatchObject([
    { function: 'credential', kind: 'credential', status: expect.any(Number) },
    { route: '/backend/functions/v1/credential' },
  ]);
});

it('Metrics port serves requests by route, database and process metrics', async () => {
  await fetch(`${url}/backend/rest/v1/recipes?select=id`, visitorRequest());
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toMatch(
    /^http_requests_total\{method="GET",route="\/backend\/rest\/v1\/recipes",status="200"\} \d+$/m,
  );
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="0.1",method="GET",route="page",status="200"\}/m,
  );
  expect(text).toMatch(/^backend_database_up 1$/m);
  expect(text).toMatch(/^backend_database_connections 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect(text).not.toMatch(/912345678|ana@municipio|5a1c6a0e/);
  expect(new URL(metricsUrl).hostname).toBe('127.0.0.1');
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
});

it.each(['/metrics', '/backend/metrics', '/metrics/'])(
  'Public origin serves no metrics at %s',
  async (address) => {
    expect((await fetch(url + address)).status).toBe(404);
  },
);
