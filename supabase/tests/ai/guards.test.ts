// Guards of the Edge Function ai, in Deno, against a fake AI provider: origin, input, rate limits, cancelled and
// cached requests, and what its log and its start refuse. Pages send a recipe's id and choices, or a prompt that
// the visitor wrote by hand (`handwrittenRequest`).

import { type FakeAi, startFakeAi, status, text } from '@ia/test-support/fake-ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DenoFunction, startDenoFunction } from '../../local/deno-function.ts';
import { type Backend, startBackend } from '../../local/index.ts';
import { environmentFor, handwrittenRequest, ORIGIN, VISITOR } from './environment.ts';

let fake: FakeAi;
let backend: Backend;
let edge: DenoFunction;
let limitedEdge: DenoFunction;
beforeAll(async () => {
  fake = await startFakeAi();
  backend = await startBackend({ dataDir: 'memory', port: 0 });
  const env = environmentFor(fake, 'all-keys', backend);
  const limits = {
    AI_LIMIT_VISITOR_HOUR: '2',
    AI_LIMIT_ADDRESS_HOUR: '3',
    AI_ADDRESS_HEADER: 'x-forwarded-for',
  };
  [edge, limitedEdge] = await Promise.all([startDenoFunction(env), startDenoFunction({ ...env, ...limits })]);
});
afterAll(async () => {
  await Promise.all([edge.close(), limitedEdge.close()]);
  await backend.close();
  await fake.close();
});
beforeEach(() => fake.script());

interface Call {
  to?: DenoFunction;
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
  signal?: AbortSignal;
}

const TEXT = handwrittenRequest('Olá');

function call({
  to = edge,
  body = TEXT,
  headers = {},
  method = 'POST',
  signal,
}: Call = {}): Promise<Response> {
  return fetch(`${to.url}/functions/v1/ai`, {
    method,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    signal,
  });
}

const statusAndCode = async (response: Response) => [response.status, (await response.json()).error.code];

describe('origin', () => {
  it('accepts listed sites and returns their CORS headers', async () => {
    const preflight = await call({ method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-visitor-id');
    const answer = await call();
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await answer.text()).toContain('"type":"done"');
  });

  it.each(['https://ia.municipio.example.mau.example', 'http://ia.municipio.example', 'null', ''])(
    'rejects «%s» without calling a provider',
    async (origin) => {
      const answer = await call({ headers: { origin } });
      expect(await statusAndCode(answer)).toEqual([403, 'forbidden']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(fake.log).toEqual([]);
    },
  );
});

describe('request validation', () => {
  it.each([
    ['not JSON', '{'],
    ['no kind', { prompt: 'Olá' }],
    ['an unknown kind', { kind: 'video', recipe: 'brainstorm', choices: {} }],
    ['a finished prompt', { kind: 'text', prompt: 'Olá' }],
    ['an empty prompt', handwrittenRequest('  ')],
    ['a prompt of 6001 characters', handwrittenRequest('a'.repeat(6_001))],
    [
      'news about an arbitrary topic',
      { kind: 'news', principle: { title: 'Ações', description: 'Qual comprar?' } },
    ],
    ['news about an unknown principle', { kind: 'news', principle: 'outro' }],
    ['a prompt that is not text', handwrittenRequest({ $ne: '' })],
  ])('refuses %s', async (_, body) => {
    expect(await statusAndCode(await call({ body }))).toEqual([400, 'bad-request']);
    expect(fake.log).toEqual([]);
  });

  it('rejects a body above 64 kB, whatever its content', async () => {
    const body = JSON.stringify({ ...TEXT, more: 'a'.repeat(66_000) });
    expect(await statusAndCode(await call({ body }))).toEqual([413, 'too-large']);
  });

  it.each(['ã', 'আ'])('accepts a prompt of 6000 characters: %s', async (character) => {
    const answer = await call({ body: handwrittenRequest(character.repeat(6_000)) });
    expect(await answer.text()).toContain('"type":"done"');
  });

  it('accepts a listed model and rejects an unlisted one', async () => {
    const image = handwrittenRequest('Um gato', 'image');
    await (
      await call({ body: { ...image, models: { geminiImage: 'imagen-falso', openRouter: '' } } })
    ).json();
    expect(fake.log.map((entry) => entry.model)).toEqual(['imagen-falso']);
    const answer = await call({ body: { ...image, models: { geminiImage: 'imagen-caro' } } });
    expect(await statusAndCode(answer)).toEqual([403, 'forbidden']);
    expect(fake.log).toHaveLength(1);
    await expect
      .poll(() => edge.output())
      .toContain('"reason":"The model for geminiImage is not in AI_ALLOWED_MODELS."');
  });

  it('accepts only POST', async () => {
    expect((await call({ method: 'GET' })).status).toBe(400);
  });
});

it('Rate limits apply to a visitor, then to its address, and not to other addresses', async () => {
  const requestFrom = (address: string, visitor: string) =>
    call({
      to: limitedEdge,
      // Clients can forge the first entry; the gateway appends the last one.
      headers: { 'x-forwarded-for': `${Math.random()}, ${address}`, 'x-visitor-id': visitor },
    }).then(async (answer) => [
      answer.status,
      answer.headers.get('retry-after') !== null,
      await answer.text(),
    ]);
  const other = VISITOR.replace('1111', 'aaaa');
  const done = [200, false, expect.stringContaining('"type":"done"')];
  const refused = [429, true, expect.stringContaining('"limited"')];
  expect(await requestFrom('192.0.2.1', VISITOR)).toEqual(done);
  expect(await requestFrom('192.0.2.1', VISITOR)).toEqual(done);
  expect(await requestFrom('192.0.2.1', VISITOR)).toEqual(refused);
  expect(await requestFrom('192.0.2.1', other)).toEqual(done);
  expect(await requestFrom('192.0.2.1', 'inventado')).toEqual(refused);
  expect(await requestFrom('192.0.2.2', 'inventado')).toEqual(done);
});

it('News of a principle is searched once and then served from the cache', async () => {
  fake.script({ gemini: text('Fact1: Um.\nFact2: Dois.') });
  const ask = async () => (await call({ body: { kind: 'news', principle: 'supervisao-humana' } })).json();
  const first = await ask();
  expect(first.facts).toEqual(['Um.', 'Dois.']);
  expect(await ask()).toEqual(first);
  expect(fake.log).toHaveLength(1);
  expect(JSON.stringify(fake.log[0]?.body.contents)).toContain('Supervisão');
});

it('Stream forwards each piece before the next one exists', async () => {
  fake.script({ gemini: text('Primeiro', { ending: 'stall' }) });
  const leave = new AbortController();
  const reader = (await call({ signal: leave.signal })).body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('{"type":"chunk","text":"Primeiro"}\n');
  leave.abort();
  // Wait until this connection is closed: otherwise the next test could receive its response.
  await fake.until((log) => log.at(-1)?.cancelled === true);
});

it.each([
  // The providers before it fail.
  ['Gemini', {}],
  ['OpenRouter', { gemini: status(500) }],
  ['Hugging Face', { gemini: status(500), openrouter: status(500) }],
] as const)('Function closes the connection to %s when the visitor leaves', async (_, before) => {
  const stalled = text('Primeiro', { ending: 'stall' });
  fake.script({ gemini: stalled, openrouter: stalled, huggingface: stalled, ...before });
  const leave = new AbortController();
  await (await call({ signal: leave.signal })).body?.getReader().read();
  leave.abort();
  await fake.until((log) => log.at(-1)?.cancelled === true);
});

it('Function closes the connection when the visitor leaves before the first piece', async () => {
  fake.script({ gemini: text('Tarde', { firstDelayMs: 60_000 }) });
  const leave = new AbortController();
  const asking = call({ signal: leave.signal }).then((answer) => answer.text());
  asking.catch(() => {});
  await fake.until((log) => log.length === 1);
  leave.abort();
  await fake.until((log) => log[0]?.cancelled === true);
  expect(fake.log).toHaveLength(1);
});

it('Log marks an image request without an image as unanswered', async () => {
  fake.script({ gemini: status(500) });
  expect(await (await call({ body: handwrittenRequest('Um gato', 'image') })).json()).toEqual({ image: '' });
  await expect.poll(() => edge.output()).toMatch(/"kind":"image","status":200,"answered":false/);
});

it('Function does not start with a limit that is not a number', async () => {
  const broken = startDenoFunction({
    ...environmentFor(fake, 'all-keys', backend),
    AI_LIMIT_SITE_DAY: 'muitos',
  });
  await expect(broken).rejects.toThrow(/function ai: AI_LIMIT_SITE_DAY: expected a whole number/);
});

it('Function does not start without a database', async () => {
  await expect(startDenoFunction(environmentFor(fake))).rejects.toThrow(
    /function ai: SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: expected .* found none\./,
  );
});
