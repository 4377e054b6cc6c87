// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captureConsole, createLog, logResponses } from '@ia/federation/log';
import { type SiteServer, serveSite } from '@ia/federation/serve';
import { type Backend, startBackend } from '@ia/supabase/local';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backendRoutes } from './backend-routes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

let folder: string;
let backend: Backend;
let server: SiteServer;
const lines: string[] = [];
const originalConsole = { ...console };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backend-log-'));
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const startCapture = captureConsole(log);
  startCapture();
  backend = await startBackend({ dataDir: 'memory' });
  server = await serveSite({
    site: folder,
    port: 0,
    observe: logResponses(log),
    mounts: { '/backend': backend.fetch },
    routes: { '/backend': await backendRoutes(backend, []) },
  });
});
afterAll(async () => {
  await server?.close();
  await backend?.close();
  Object.assign(console, originalConsole);
  await rm(folder, { recursive: true, force: true });
});

it("A database error logs its SQLSTATE and the request id, and not the visitor's text", async () => {
  // A public function whose error message contains the visitor's text.
  await backend.run(`drop function if exists public.failure_counts() cascade;
    create function public.failure_counts(typed text) returns text
    language plpgsql as $$ begin raise exception '%', typed using errcode = 'XX001'; end $$`);
  const response = await fetch(`${server.url}/backend/rest/v1/rpc/failure_counts`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: '{"typed": "palavras-so-minhas"}',
  });
  await response.text();
  const requestId = response.headers.get('x-request-id');
  const requestLines = () =>
    lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
  await expect.poll(() => requestLines().length).toBe(2);
  expect(requestLines()).toMatchObject([
    { level: 'error', msg: 'backend: database error XX001' },
    { level: 'error', route: '/backend/rest/v1/rpc/failure_counts', status: response.status },
  ]);
  expect(lines.join('')).not.toContain('palavras-so-minhas');
});
