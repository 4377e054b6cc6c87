// HTTP of the embedded server: CORS, cache headers, compression, Edge Functions, malformed requests and the
// log. `echo` is an Edge Function of this test, which answers with what it received.
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../local/index.ts';
import { signIn, visitor } from './visitor.ts';

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

it('CORS allows a page on another origin to read data with its visitor id', async () => {
  const preflight = await fetch(`${backend.url}/rest/v1/recipes`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-visitor-id');
  const read = await fetch(`${backend.url}/rest/v1/recipes?limit=1`, {
    headers: { apikey: backend.publishableKey },
  });
  expect(read.headers.get('access-control-allow-origin')).toBe('*');
  const report = await fetch(`${backend.url}/rest/v1/rpc/failure_counts`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect([report.status, report.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

describe('HTTP cache headers', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${backend.url}${path}`, { headers: { apikey: backend.publishableKey, ...headers } });
  const RECIPES = '/rest/v1/recipes?select=id&order=id';
  const PRINCIPLES = '/rest/v1/manifesto_principles?select=id,upvotes&order=id';

  it.each([RECIPES, PRINCIPLES, '/rest/v1/rpc/manifesto_totals'])(
    'make %s cacheable for all visitors, with 304 when unchanged',
    async (path) => {
      const token = {
        authorization: `Bearer ${backend.publishableKey}`,
        'x-visitor-id': crypto.randomUUID(),
      };
      const first = await read(path, token);
      expect(first.status).toBe(200);
      expect(first.headers.get('cache-control')).toMatch(
        /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
      );
      expect(first.headers.get('vary')).toMatch(/apikey.*authorization.*accept/);
      const etag = first.headers.get('etag') ?? '';
      const again = await read(path, { ...token, 'if-none-match': `"x", ${etag}` });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      expect((await read(path, { accept: 'text/csv' })).headers.get('etag')).not.toBe(etag);
    },
  );

  it('change the ETag right after a vote', async () => {
    const etag = (await read(PRINCIPLES)).headers.get('etag') ?? '';
    await visitor(backend).rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' });
    const after = await read(PRINCIPLES, { 'if-none-match': etag, 'cache-control': 'no-cache' });
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(etag);
  });

  it('forbid storage for staff, the secret key, writes and errors', async () => {
    const token = await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' });
    const answers = await Promise.all([
      read(RECIPES, { authorization: `Bearer ${token}` }),
      read(RECIPES, { apikey: backend.secretKey }),
      read(RECIPES, { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` }),
      read('/rest/v1/recipes?nothing=eq.1'),
      read('/auth/v1/health'),
    ]);
    for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

it('Compressed lists have the same content and ETag as plain ones', async () => {
  const headers = { apikey: backend.publishableKey };
  /** Raw response: `fetch` would decompress it. */
  const getRaw = (path: string, more: Record<string, string>) =>
    new Promise<{ headers: IncomingHttpHeaders; status: number; body: Buffer }>((resolve, reject) => {
      get(`${backend.url}${path}`, { headers: { ...headers, ...more } }, async (answer) => {
        const chunks = await answer.toArray();
        resolve({
          headers: answer.headers,
          status: answer.statusCode ?? 0,
          body: Buffer.concat(chunks as Buffer[]),
        });
      }).on('error', reject);
    });
  const LIST = '/rest/v1/manifesto_principles?select=*&order=id';
  const plain = await getRaw(LIST, {});
  const compressed = await getRaw(LIST, { 'accept-encoding': 'gzip, br' });
  expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([
    undefined,
    'br',
  ]);
  expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
  expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true);
  expect([plain.headers.vary, compressed.headers.vary].join()).toMatch(/accept-encoding.*accept-encoding/);
  // Weak ETag: both encodings match each other.
  expect(compressed.headers.etag).toMatch(/^W\/"/);
  expect(compressed.headers.etag).toBe(plain.headers.etag);
  for (const tag of [compressed.headers.etag ?? '', compressed.headers.etag?.slice(2) ?? '']) {
    const revalidated = await getRaw(LIST, { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([revalidated.status, revalidated.headers.etag]).toEqual([304, compressed.headers.etag]);
    expect(revalidated.headers.vary).toBe(compressed.headers.vary);
  }
  const declined = await getRaw(LIST, { 'accept-encoding': 'br;q=0, gzip' });
  expect(declined.headers['content-encoding']).toBeUndefined();
  const short = await getRaw('/health', { 'accept-encoding': 'br' });
  expect([short.headers['content-encoding'], short.body.toString()]).toEqual([undefined, '{"ok":true}']);
});

it('Functions receive the whole request, and their response is unchanged', async () => {
  const answer = await fetch(`${backend.url}/functions/v1/echo/further`, {
    method: 'POST',
    body: 'a'.repeat(200_000),
  });
  expect(await answer.text()).toBe('POST 200000 127.0.0.1');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example');
});

/** Status of a response to a raw request that no web client can send. */
function sendRaw(request: string): Promise<string> {
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
])('Server answers %s to %j', async (status, request) => {
  expect(await sendRaw(request)).toBe(status);
});

it('Health endpoint answers ok', async () => {
  expect(await (await fetch(`${backend.url}/health`)).json()).toEqual({ ok: true });
});

it('Log contains no visitor text, whatever fails', async () => {
  const output: string[] = [];
  const capture = (chunk: unknown) => output.push(String(chunk)) > 0;
  vi.spyOn(process.stderr, 'write').mockImplementation(capture);
  vi.spyOn(process.stdout, 'write').mockImplementation(capture);
  const one = visitor(backend);
  const visitorText = 'palavras-so-minhas';
  await one.suggest({ suggestion_text: `${visitorText}${'a'.repeat(2000)}`, status: 'pending' });
  await one.suggest({ suggestion_text: visitorText, status: visitorText });
  await one.get(`/rest/v1/recipes?total_score=eq.${visitorText}`);
  await one.rpc('vote_on_suggestion', { s_id: visitorText, vote_type: 'up' });
  // A database fault with the visitor's text in its parameters.
  await backend.run('alter function private.take(text, bytea, text, text) rename to taken');
  await one.suggest({ suggestion_text: visitorText, status: 'pending' });
  vi.restoreAllMocks();
  expect(output.join('')).not.toContain(visitorText);
});
