import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../local/index.ts';
import { visitor } from './visitor.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({
    dataDir: 'memory',
    port: 0,
    functions: {
      echo: async (request, { peerAddress }) =>
        new Response(`${request.method} ${(await request.text()).length} ${peerAddress}`, {
          headers: { 'access-control-allow-origin': 'https://site.example' },
        }),
    },
  });
});
afterAll(() => backend.close());

it('lets a page on another origin read the data, with its visitor id', async () => {
  const preflight = await fetch(`${backend.url}/rest/v1/recipes`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-visitor-id');
  const read = await fetch(`${backend.url}/rest/v1/recipes?limit=1`, {
    headers: { apikey: backend.publishableKey },
  });
  expect(read.headers.get('access-control-allow-origin')).toBe('*');
  expect(read.headers.get('cache-control')).toBe('no-store');
});

it('hands a function its request whole and leaves its answer alone', async () => {
  const answer = await fetch(`${backend.url}/functions/v1/echo/further`, {
    method: 'POST',
    body: 'a'.repeat(200_000),
  });
  expect(await answer.text()).toBe('POST 200000 127.0.0.1');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example');
});

/** The status of an answer to a request that no web client would send. */
function statusOf(request: string): Promise<string> {
  const { hostname, port } = new URL(backend.url ?? '');
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(Number(port), hostname)
      .setEncoding('utf8')
      .on('data', (text) => {
        answer += text;
      })
      .on('end', () => resolve(answer.split(' ')[1] ?? ''))
      .on('error', reject)
      .end(`${request}\r\nconnection: close\r\n\r\n`);
  });
}

it.each([
  ['405', 'TRACE /rest/v1/recipes HTTP/1.1\r\nhost: x'],
  ['400', 'GET /rest/v1/recipes HTTP/1.1\r\nhost: a b'],
  ['400', 'GET /rest/v1/recipes HTTP/1.1\r\nhost: [::'],
])('answers %s to %j', async (status, request) => {
  expect(await statusOf(request)).toBe(status);
});

it('says when it is well', async () => {
  expect(await (await fetch(`${backend.url}/health`)).json()).toEqual({ ok: true });
});

it('writes nothing that a visitor wrote into the log, whatever fails', async () => {
  const said: string[] = [];
  const keep = (chunk: unknown) => said.push(String(chunk)) > 0;
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  const one = visitor(backend);
  const words = 'palavras-so-minhas';
  await one.suggest({ suggestion_text: `${words}${'a'.repeat(2000)}`, status: 'pending' });
  await one.suggest({ suggestion_text: words, status: words });
  await one.get(`/rest/v1/recipes?total_score=eq.${words}`);
  await one.rpc('vote_on_suggestion', { s_id: words, vote_type: 'up' });
  // A fault of the database's own, with the words in its parameters.
  await backend.run('alter function private.take(text, bytea, text, text) rename to taken');
  await one.suggest({ suggestion_text: words, status: 'pending' });
  vi.restoreAllMocks();
  expect(said.join('')).not.toContain(words);
});
