// What the Edge Function lets through, in Deno.

import { type FakeAi, startFakeAi, status, text } from '@ia/test-support/fake-ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DenoFunction, startDenoFunction } from '../../local/deno-function.ts';
import { byHand, environmentFor, ORIGIN, VISITOR } from './environment.ts';

let fake: FakeAi;
let edge: DenoFunction;
let limited: DenoFunction;
beforeAll(async () => {
  fake = await startFakeAi();
  const env = environmentFor(fake);
  const limits = {
    AI_LIMIT_VISITOR_HOUR: '2',
    AI_LIMIT_ADDRESS_HOUR: '3',
    AI_ADDRESS_HEADER: 'x-forwarded-for',
  };
  [edge, limited] = await Promise.all([startDenoFunction(env), startDenoFunction({ ...env, ...limits })]);
});
afterAll(async () => {
  await Promise.all([edge.close(), limited.close()]);
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

const TEXT = byHand('Olá');

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

const codeOf = async (response: Response) => [response.status, (await response.json()).error.code];

describe('origin', () => {
  it('answers the sites on the list, and tells the browser so', async () => {
    const preflight = await call({ method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-visitor-id');
    const answer = await call();
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await answer.text()).toContain('"type":"done"');
  });

  it.each(['https://ia.municipio.example.mau.example', 'http://ia.municipio.example', 'null', ''])(
    'refuses «%s» without asking a provider',
    async (origin) => {
      const answer = await call({ headers: { origin } });
      expect(await codeOf(answer)).toEqual([403, 'forbidden']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(fake.log).toEqual([]);
    },
  );
});

describe('what may be asked', () => {
  it.each([
    ['not JSON', '{'],
    ['no kind', { prompt: 'Olá' }],
    ['an unknown kind', { kind: 'video', recipe: 'brainstorm', choices: {} }],
    ['a finished prompt', { kind: 'text', prompt: 'Olá' }],
    ['an empty prompt', byHand('  ')],
    ['a prompt of 6001 characters', byHand('a'.repeat(6_001))],
    [
      'news about anything one likes',
      { kind: 'news', principle: { title: 'Ações', description: 'Qual comprar?' } },
    ],
    ['news about a principle that there is not', { kind: 'news', principle: 'outro' }],
    ['a prompt that is not text', byHand({ $ne: '' })],
  ])('refuses %s', async (_, body) => {
    expect(await codeOf(await call({ body }))).toEqual([400, 'bad-request']);
    expect(fake.log).toEqual([]);
  });

  it('refuses a body above 64 kB, whatever is in it', async () => {
    const body = JSON.stringify({ ...TEXT, more: 'a'.repeat(66_000) });
    expect(await codeOf(await call({ body }))).toEqual([413, 'too-large']);
  });

  it.each(['ã', 'আ'])('takes a prompt of 6000 characters: %s', async (character) => {
    const answer = await call({ body: byHand(character.repeat(6_000)) });
    expect(await answer.text()).toContain('"type":"done"');
  });

  it('uses a model on the list, and refuses one that is not', async () => {
    const image = byHand('Um gato', 'image');
    await (
      await call({ body: { ...image, models: { geminiImage: 'imagen-falso', openRouter: '' } } })
    ).json();
    expect(fake.log.map((entry) => entry.model)).toEqual(['imagen-falso']);
    const answer = await call({ body: { ...image, models: { geminiImage: 'imagen-caro' } } });
    expect(await codeOf(answer)).toEqual([403, 'forbidden']);
    expect(fake.log).toHaveLength(1);
    await expect
      .poll(() => edge.output())
      .toContain('"reason":"The model for geminiImage is not in AI_ALLOWED_MODELS."');
  });

  it('only answers POST', async () => {
    expect((await call({ method: 'GET' })).status).toBe(400);
  });
});

it('limits a visitor, then the address, and leaves other addresses alone', async () => {
  const from = (address: string, visitor: string) =>
    call({
      to: limited,
      // The first entry is what a visitor may have invented; the last one is the gateway's.
      headers: { 'x-forwarded-for': `${Math.random()}, ${address}`, 'x-visitor-id': visitor },
    }).then(async (answer) => [
      answer.status,
      answer.headers.get('retry-after') !== null,
      await answer.text(),
    ]);
  const other = VISITOR.replace('1111', 'aaaa');
  const done = [200, false, expect.stringContaining('"type":"done"')];
  const refused = [429, true, expect.stringContaining('"limited"')];
  expect(await from('192.0.2.1', VISITOR)).toEqual(done);
  expect(await from('192.0.2.1', VISITOR)).toEqual(done);
  expect(await from('192.0.2.1', VISITOR)).toEqual(refused);
  expect(await from('192.0.2.1', other)).toEqual(done);
  expect(await from('192.0.2.1', 'inventado')).toEqual(refused);
  expect(await from('192.0.2.2', 'inventado')).toEqual(done);
});

it('searches for the news of a principle once, in words of its own, and then tells them again', async () => {
  fake.script({ gemini: text('Fact1: Um.\nFact2: Dois.') });
  const ask = async () => (await call({ body: { kind: 'news', principle: 'supervisao-humana' } })).json();
  const first = await ask();
  expect(first.facts).toEqual(['Um.', 'Dois.']);
  expect(await ask()).toEqual(first);
  expect(fake.log).toHaveLength(1);
  expect(JSON.stringify(fake.log[0]?.body.contents)).toContain('Supervisão');
});

it('passes each piece on before the next one exists', async () => {
  fake.script({ gemini: text('Primeiro', { ending: 'stall' }) });
  const leave = new AbortController();
  const reader = (await call({ signal: leave.signal })).body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('{"type":"chunk","text":"Primeiro"}\n');
  leave.abort();
  // The next test starts when this one's connection is gone, or it may take its place.
  await fake.until((log) => log.at(-1)?.cancelled === true);
});

it.each([
  ['Gemini', {}],
  ['OpenRouter', { gemini: status(500) }],
  ['Hugging Face', { gemini: status(500), openrouter: status(500) }],
] as const)('closes the connection to %s when the visitor leaves', async (_, before) => {
  const stalled = text('Primeiro', { ending: 'stall' });
  fake.script({ gemini: stalled, openrouter: stalled, huggingface: stalled, ...before });
  const leave = new AbortController();
  await (await call({ signal: leave.signal })).body?.getReader().read();
  leave.abort();
  await fake.until((log) => log.at(-1)?.cancelled === true);
});

it('closes the connection when the visitor leaves before the first piece', async () => {
  fake.script({ gemini: text('Tarde', { firstDelayMs: 60_000 }) });
  const leave = new AbortController();
  const asking = call({ signal: leave.signal }).then((answer) => answer.text());
  asking.catch(() => {});
  await fake.until((log) => log.length === 1);
  leave.abort();
  await fake.until((log) => log[0]?.cancelled === true);
  expect(fake.log).toHaveLength(1);
});

it('does not log an image as answered when nobody made one', async () => {
  fake.script({ gemini: status(500) });
  expect(await (await call({ body: byHand('Um gato', 'image') })).json()).toEqual({ image: '' });
  await expect.poll(() => edge.output()).toMatch(/"kind":"image","status":200,"answered":false/);
});

it('will not start with a limit that is not a number', async () => {
  const broken = startDenoFunction({ ...environmentFor(fake), AI_LIMIT_SITE_DAY: 'muitos' });
  await expect(broken).rejects.toThrow(/function ai: AI_LIMIT_SITE_DAY: expected a whole number/);
});
