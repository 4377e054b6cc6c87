import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from './index.ts';

// Tests the backend client with fake servers: visitor ids, kinds of errors, timeouts, timestamps, and HTTP
// caches.
const config = { url: 'https://dados.example', publishableKey: 'sb_publishable_teste' };
const respondWith = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status });
const voteWith = (send: typeof fetch, timeout?: number) =>
  createBackend(config, { fetch: send, timeout }).run((db) =>
    db.rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' }),
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('createBackend returns null without a configuration', () => {
  expect(createBackend(null)).toBeNull();
});

/** A fake server that issues visitor ids and records the requests. */
function fakeServer(issueId: () => Response) {
  const requests: { name: string; visitor: string | null; headers: Headers }[] = [];
  const send: typeof fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    const name = url.split('/').at(-1) ?? '';
    requests.push({ name, visitor: headers.get('x-visitor-id'), headers });
    if (name === 'visitor_token') return issueId();
    return new Response('{"upvotes":1,"downvotes":0,"vote":"up","changed":true}');
  };
  return {
    send,
    requests,
    requestNames: () => requests.map(({ name, visitor }) => `${name} ${visitor ?? '-'}`),
  };
}
const ISSUED_ID = '6920f0aa-1c2d-8e3f-9a4b-0123456789ab';

it('Backend requests a visitor id at the first write, stores it, and reads without one', async () => {
  const { send, requests, requestNames } = fakeServer(() => Response.json(ISSUED_ID));
  const backend = createBackend(config, { fetch: send });
  await backend.run((db) => db.from('recipes').select('*'));
  expect((await voteWith(send)).changed).toBe(true);
  await voteWith(send);
  expect(requestNames()).toEqual([
    'recipes?select=* -',
    'visitor_token -',
    `vote_on_principle ${ISSUED_ID}`,
    `vote_on_principle ${ISSUED_ID}`,
  ]);
  expect(requests[1]?.headers.get('apikey')).toBe('sb_publishable_teste');
  expect(requests[2]?.headers.get('apikey')).toBe('sb_publishable_teste');
  expect(requests[2]?.headers.has('authorization')).toBe(false);
});

it('Backend votes with a locally generated id when the server issues none', async () => {
  const { send, requests } = fakeServer(() =>
    Response.json({ message: 'no such function' }, { status: 404 }),
  );
  expect((await voteWith(send)).changed).toBe(true);
  expect(requests[1]?.visitor).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it('Backend does not vote when the server is too busy to issue an id', async () => {
  const { send, requestNames } = fakeServer(() => Response.json({ message: 'too_busy' }, { status: 503 }));
  await expect(voteWith(send)).rejects.toMatchObject({ kind: 'busy', status: 503 });
  expect(requestNames()).toEqual(['visitor_token -']);
});

it.each([
  ['is interrupted', () => new ReadableStream({ start: (body) => body.error(new TypeError()) })],
  ['is a page of a proxy', () => '<!doctype html>'],
  ['contains no id', () => '{}'],
])('Backend does not vote when the response with its id %s', async (_case, body) => {
  const { send, requestNames } = fakeServer(() => new Response(body()));
  await expect(voteWith(send)).rejects.toMatchObject({ kind: 'offline' });
  expect(requestNames()).toEqual(['visitor_token -']);
  expect(localStorage).toHaveLength(0);
});

it('Backend uses one visitor id for the whole visit when storage is refused', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('cheio', 'QuotaExceededError');
    },
  });
  const ids: (string | null)[] = [];
  const send: typeof fetch = async (input, init) => {
    if (String(input).endsWith('visitor_token')) return Response.json(ISSUED_ID);
    ids.push(new Headers(init?.headers).get('x-visitor-id'));
    return new Response('{}');
  };
  await voteWith(send);
  await voteWith(send);
  expect(ids[0]).toBe(ISSUED_ID);
  expect(ids[1]).toBe(ids[0]);
});

it.each([
  [429, 'rate-limited', 'rate_limited'],
  [404, 'not-found', 'suggestion not found'],
  [400, 'rejected', 'vote_type must be up'],
  [409, 'rejected', 'already_received'],
  [500, 'server', 'boom'],
  [503, 'busy', 'too_busy'],
])('Backend maps status %i to the error kind %s', async (status, kind, message) => {
  await expect(voteWith(respondWith(status, { message }))).rejects.toMatchObject({
    name: 'BackendError',
    kind,
    status,
    reason: message,
  });
});

it('Rate limit error of a vote carries the wait time and the proof-of-work challenge', async () => {
  const voteAndRefuse = (details: unknown) =>
    voteWith(respondWith(429, { message: 'rate_limited', details }));
  const work = '18.1795334400.0123456789abcdef0123456789abcdef';
  await expect(voteAndRefuse(JSON.stringify({ wait: 42, work }))).rejects.toMatchObject({ wait: 42, work });
  for (const details of ['votes_per_address_hour', '{', '{"wait":"x"}', null]) {
    await expect(voteAndRefuse(details)).rejects.toMatchObject({
      kind: 'rate-limited',
      wait: null,
      work: null,
    });
  }
});

it('Backend reports an HTML page instead of data as a server error', async () => {
  await expect(voteWith(async () => new Response('<!doctype html>'))).rejects.toMatchObject({
    kind: 'server',
  });
});

it('Backend reports a refused connection as offline', async () => {
  await expect(
    voteWith(async () => {
      throw new TypeError('fetch failed');
    }),
  ).rejects.toMatchObject({ kind: 'offline', status: 0 });
});

/** A fetch that never responds, but rejects when aborted. */
const neverResponds: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason);
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

it('Backend times out after eight seconds', async () => {
  vi.useFakeTimers();
  const vote = expect(voteWith(neverResponds)).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(7999);
  await vi.advanceTimersByTimeAsync(1);
  await vote;
});

it('Backend rejects with the caller’s reason when the caller aborts', async () => {
  const caller = new AbortController();
  const read = createBackend(config, { fetch: neverResponds }).run((db) => db.from('recipes').select('*'), {
    signal: caller.signal,
  });
  caller.abort(new Error('saiu da página'));
  await expect(read).rejects.toThrow('saiu da página');
});

it('Backend normalises timestamps to ISO strings and leaves other texts unchanged', async () => {
  const rows = [
    { created_at: '2026-10-02 09:20:00+00', suggestion_text: '2026-10-02 09:20:00+00' },
    { created_at: '2026-10-02T10:20:00.5+01:00', history: [{ at: '2026-10-02T09:20:00' }] },
  ];
  const read = await createBackend(config, { fetch: respondWith(200, rows) }).run((db) =>
    db.from('manifesto_suggestions').select('*'),
  );
  expect(read).toEqual([
    { created_at: '2026-10-02T09:20:00.000Z', suggestion_text: '2026-10-02 09:20:00+00' },
    { created_at: '2026-10-02T09:20:00.500Z', history: [{ at: '2026-10-02T09:20:00.000Z' }] },
  ]);
});

it('Backend bypasses HTTP caches for one minute after a write, and only then', async () => {
  vi.useFakeTimers();
  const cacheModes: (string | undefined)[] = [];
  const send: typeof fetch = async (_input, init) => {
    cacheModes.push(init?.cache);
    return new Response('[]');
  };
  const backend = createBackend(config, { fetch: send });
  const read = () => backend.run((db) => db.from('recipes').select('id'));
  await read();
  await backend.run((db) => db.rpc('manifesto_totals'));
  await read();
  expect(cacheModes).toEqual(['no-cache', 'no-cache', 'no-cache']);
  await backend.run((db) => db.rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' }));
  await read();
  vi.advanceTimersByTime(60_000);
  await read();
  expect(cacheModes.slice(-2)).toEqual(['reload', 'no-cache']);
  vi.useRealTimers();
});
