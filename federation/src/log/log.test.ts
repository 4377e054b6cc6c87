// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type SiteServer, serveSite } from '../serve/index.ts';
import { captureConsole, createLog, logResponses } from './index.ts';

// The server logs one JSON line for each request, with a route pattern instead of the address. A mount
// handles the requests below a path, here a fake backend at /backend.

let site: string;
let server: SiteServer;
let lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'logged-'));
  await writeFile(path.join(site, 'site.config.json'), '{}');
  await writeFile(path.join(site, 'app.js'), 'export {}');
  server = await serveSite({
    site,
    port: 0,
    observe: logResponses(log),
    mounts: {
      '/backend': async (request) => {
        if (request.url.includes('fail')) throw new Error(`segredo de ${request.url}`);
        log.warn('backend: database error XX000');
        return Response.json({ id: request.headers.get('x-request-id') });
      },
    },
    routes: { '/backend': (route) => (route === '/rest/v1/recipes' ? route : '/:other') },
  });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});
beforeEach(() => {
  lines = [];
});

const parseLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
/** Waits until the log has this number of lines. @returns the parsed lines */
async function waitForLines(count: number) {
  await expect.poll(() => lines.length).toBe(count);
  return parseLines();
}

it.each([
  ['/', 'page', 404],
  ['/privacidade/', 'page', 404],
  ['/app.js?segredo', 'asset', 200],
  ['/packages/@ia/federation', 'package', 404],
  ['/backend/rest/v1/recipes?id=eq.7', '/backend/rest/v1/recipes', 200],
  ['/backend/rest/v1/ana@municipio.example', '/backend/:other', 200],
])('The log records %s as route %s with status %i', async (address, route, status) => {
  const response = await fetch(server.url + address);
  await response.text();
  const requestId = response.headers.get('x-request-id');
  const line = (await waitForLines(address.startsWith('/backend') ? 2 : 1)).at(-1);
  expect(line).toEqual({
    level: 'info',
    method: 'GET',
    route,
    status,
    requestId,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    ms: expect.any(Number),
  });
});

it('The log adds the request id to every line of a request, and mounted handlers receive the id', async () => {
  const requestId = '0f9d1f4ac2a84f2b9a5f4a0a2a7b6c5d';
  const response = await fetch(`${server.url}/backend/rest/v1/recipes`, {
    headers: { 'x-request-id': requestId },
  });
  expect(await response.json()).toEqual({ id: requestId });
  expect(response.headers.get('x-request-id')).toBe(requestId);
  expect(await waitForLines(2)).toMatchObject([
    { level: 'warn', msg: 'backend: database error XX000', requestId },
    { level: 'info', route: '/backend/rest/v1/recipes', requestId },
  ]);
});

it('The log records a failed request with its id and stack, without its content', async () => {
  const response = await fetch(`${server.url}/backend/fail?segredo=912345678`);
  expect(response.status).toBe(500);
  const [line] = await waitForLines(1);
  expect(line).toMatchObject({
    level: 'error',
    status: 500,
    requestId: response.headers.get('x-request-id'),
  });
  expect(line?.fault).toMatch(/^Error\n\s+at .*log\.test\.ts/);
  expect(lines.join('')).not.toMatch(/segredo|912345678/);
});

/** A visitor's id, which must never be in the log. */
const VISITOR = '5a1c6a0e-4b0f-4c3f-8a53-1d1a2b3c4d5e';
it.each([
  ['203.0.113.77.203.0.113.77'],
  ['2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff'],
  ['ana.silva@municipio.example'],
  ['912345678'],
  ['a'.repeat(65)],
  ['{"level":"error","msg":"invented"}'],
  ['<script>alert(1)</script>'],
  [VISITOR],
])('serveSite replaces a request id that is no UUID or could be personal data: %s', async (sentId) => {
  const response = await fetch(`${server.url}/app.js`, {
    headers: { 'x-request-id': sentId, 'x-visitor-id': VISITOR },
  });
  await response.text();
  const [line] = await waitForLines(1);
  expect(line?.requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(line?.requestId).toBe(response.headers.get('x-request-id'));
  expect(lines.join('')).not.toContain(sentId);
});

it('The log contains no personal data or secrets of a request, only its route pattern', async () => {
  const secrets = [
    'ana@municipio.example',
    '203.0.113.77',
    VISITOR,
    'eyJhbGciOi',
    'corpo-secreto',
    'Referido',
  ];
  const response = await fetch(
    `${server.url}/backend/rest/v1/ana@municipio.example/${VISITOR}?t=eyJhbGciOi`,
    {
      method: 'POST',
      headers: {
        'x-forwarded-for': '203.0.113.77',
        'x-visitor-id': VISITOR,
        authorization: 'Bearer eyJhbGciOi',
        referer: 'http://localhost/Referido',
        'user-agent': 'ana@municipio.example',
      },
      body: 'corpo-secreto',
    },
  );
  await response.text();
  await waitForLines(2);
  for (const secret of [...secrets, '127.0.0.1']) expect(lines.join('')).not.toContain(secret);
});

it.each([
  ['GET //a@b:c HTTP/1.1\r\nhost: x', 1],
  ['GET /\u0001 HTTP/1.1\r\nhost: a b', 0],
  ['GET /app.js HTTP/1.1\r\nhost: x\r\nx-request-id: 1234567890123456\r\nx-request-id: 1234567890123457', 1],
])(
  'The malformed request %j logs at most one line, with a request id of the server',
  async (rawRequest, count) => {
    await new Promise((resolve) =>
      connect(server.port, '127.0.0.1')
        .on('close', resolve)
        .resume()
        .end(`${rawRequest}\r\nconnection: close\r\n\r\n`),
    );
    for (const line of await waitForLines(count)) expect(line.requestId).toMatch(/^[\da-f-]{36}$/);
  },
);

it('captureConsole redirects the console to the log after the start of the server', () => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const originalMethods = { ...console };
  const startCapture = captureConsole(log);
  console.warn('before');
  startCapture();
  console.warn('a setting of %s is wrong', 'mfe-x');
  Object.assign(console, originalMethods);
  expect(printed.mock.calls).toEqual([['before']]);
  expect(parseLines()).toMatchObject([{ level: 'warn', msg: 'a setting of mfe-x is wrong' }]);
});

it('createLog drops lines below its level', () => {
  createLog('error', { write: (line) => void lines.push(line) }).warn('quiet');
  expect(lines).toEqual([]);
});
