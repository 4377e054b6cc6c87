// The Edge Function ai inside the embedded server, with its rate limits in the database.

import { type FakeAi, startFakeAi, text } from '@ia/test-support/fake-ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewsSummary } from '../../../shared-services/src/ai/types.ts';
import type { RefusedRequest } from '../../functions/ai/failures.ts';
import { createAiFunction } from '../../functions/ai/handler.ts';
import { type CountedRequest, createDatabaseLimiter, type Limiter } from '../../functions/ai/limiter.ts';
import { createPromptBuilder } from '../../functions/ai/recipes.ts';
import { type Backend, startBackend } from '../../local/index.ts';
import { environmentFor, handwrittenRequest, ORIGIN, VISITOR } from './environment.ts';

let fake: FakeAi;
let backend: Backend;
beforeAll(async () => {
  fake = await startFakeAi();
  let ai: ReturnType<typeof createAiFunction>;
  backend = await startBackend({ dataDir: 'memory', port: 0, functions: { ai: (...asked) => ai(...asked) } });
  const environment = environmentFor(fake, 'all-keys', backend);
  ai = createAiFunction({ env: (name) => environment[name], log: () => {} });
});
afterAll(async () => {
  await backend.close();
  await fake.close();
});
beforeEach(() => fake.script());

const post = (path: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });

it('Embedded function ai streams, and closes the connection to the provider when the visitor leaves', async () => {
  fake.script({ gemini: text('Primeiro', { ending: 'stall' }) });
  const leave = new AbortController();
  const answer = await post('/functions/v1/ai', handwrittenRequest('Olá'), { origin: ORIGIN }, leave.signal);
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain('Primeiro');
  leave.abort();
  await fake.until((log) => log[0]?.cancelled === true);
});

it('Embedded function ai builds the prompt from the recipe in the database', async () => {
  await backend.run(`update recipes set template = 'Sobre [tema].', parts = null where id = 'brainstorm'`);
  const settings: Record<string, string> = {
    SUPABASE_URL: backend.url ?? '',
    SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
  };
  const withPrompt = createPromptBuilder((name) => settings[name]);
  const ask = (recipe: string) =>
    withPrompt({ kind: 'text', recipe, choices: { tema: { value: 'chá', own: true } } });
  // The template no longer contains the other blanks.
  expect(await ask('brainstorm')).toMatchObject({ kind: 'text', prompt: 'Sobre chá.' });
  await expect(ask(`brainstorm'--`)).rejects.toThrow('Unknown recipe.');
  await backend.run(`delete from recipes where id = 'escolher-nome'`);
  await expect(ask('escolher-nome')).rejects.toThrow('Unknown recipe.');
});

describe('rate limits in the database', () => {
  const MAX_SPENDING = { tokens: 100, micros: 0 };
  const createLimiter = (env: Record<string, string | null> = {}) => {
    const secrets: Record<string, string | null> = {
      SUPABASE_URL: backend.url,
      SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
      ...env,
    };
    return createDatabaseLimiter((name) => secrets[name] ?? undefined);
  };
  /** Counts a request. @returns 'asked' when a provider may be called, the cached news, or the code of the refusal */
  const takeOutcome = (limiter: Limiter, request: Partial<CountedRequest>) =>
    limiter
      .take({ kind: 'text', visitor: null, address: '192.0.2.1', maxSpending: MAX_SPENDING, ...request })
      .then(
        (answer) => ('news' in answer ? answer.news : 'asked'),
        (error: RefusedRequest) => error.code,
      );
  const setSettings = (settings: Record<string, number | string>) =>
    backend.run(
      Object.entries(settings)
        .map(([key, value]) => `update private.settings set value = '${value}' where key = '${key}';`)
        .join('\n'),
    );
  /** Limits that the requests of one test do not reach. */
  const HIGH_LIMITS = {
    ai_per_visitor_hour: 1000,
    ai_per_address_hour: 1000,
    ai_per_address_day: 1000,
    ai_per_site_day: 1000,
  };
  beforeEach(async () => {
    await backend.run('delete from private.rate_counters');
    await setSettings(HIGH_LIMITS);
  });

  it('apply to all instances together, per visitor, address and day', async () => {
    await setSettings({ ai_per_visitor_hour: 2, ai_per_address_hour: 3, ai_per_site_day: 4 });
    const [one, other] = [createLimiter(), createLimiter()];
    expect(await takeOutcome(one, { visitor: VISITOR })).toBe('asked');
    expect(await takeOutcome(other, { visitor: VISITOR })).toBe('asked');
    expect(await takeOutcome(one, { visitor: VISITOR })).toBe('limited');
    expect(await takeOutcome(one, {})).toBe('asked');
    expect(await takeOutcome(one, {})).toBe('limited');
    expect(await takeOutcome(one, { address: '192.0.2.2' })).toBe('asked');
    expect(await takeOutcome(one, { address: '192.0.2.3' })).toBe('limited');
  });

  it('count an image at its cost, and a refused request at zero', async () => {
    await setSettings({ ai_per_address_hour: 6 });
    expect(await takeOutcome(createLimiter(), { kind: 'image' })).toBe('asked');
    expect(await takeOutcome(createLimiter(), { kind: 'image' })).toBe('limited');
    expect(await takeOutcome(createLimiter(), {})).toBe('asked');
    expect(await takeOutcome(createLimiter(), {})).toBe('limited');
  });

  it("prevent one address from using the whole site's day", async () => {
    await setSettings({ ai_per_address_day: 3, ai_per_site_day: 5 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => takeOutcome(createLimiter(), {})));
    expect(outcomes.filter((answer) => answer === 'asked')).toHaveLength(3);
    expect(await takeOutcome(createLimiter(), { address: '192.0.2.2' })).toBe('asked');
  });

  it('allow one news search per day and principle, and serve it from the cache', async () => {
    await setSettings({ ai_per_address_day: 10 });
    const ask = (principle: string) => takeOutcome(createLimiter(), { kind: 'news', principle });
    const news = { facts: ['Um.', 'Dois.'] } as unknown as NewsSummary;
    expect(await ask('literacia')).toBe('asked');
    await createLimiter().cacheNews('literacia', news);
    expect([await ask('literacia'), await ask('literacia')]).toEqual([news, news]);
    expect(await ask('inclusividade')).toBe('asked');
    await backend.run(`update private.ai_news set cached_at = now() - interval '25 hours'`);
    expect(await ask('literacia')).toBe('limited');
  });

  it('use the allowed origins of the database when the function has no list', async () => {
    expect(await takeOutcome(createLimiter(), { origin: ORIGIN })).toBe('forbidden');
    await setSettings({ allowed_origins: `https://outra.example ,${ORIGIN.toUpperCase()}` });
    expect(await takeOutcome(createLimiter(), { origin: ORIGIN })).toBe('asked');
    expect(await takeOutcome(createLimiter(), { origin: 'https://mau.example' })).toBe('forbidden');
    expect(await takeOutcome(createLimiter(), { origin: '' })).toBe('forbidden');
  });

  it('cannot be changed with the public key', async () => {
    const headers = { apikey: backend.publishableKey };
    const news = { p_principle: 'literacia', p_answer: '{}' };
    for (const [name, body] of [
      ['take_ai_request', { p_visitor: null, p_address: 'x' }],
      [
        'settle_ai_request',
        { p_reservation: VISITOR, p_visitor: null, p_address: 'x', p_tokens: 0, p_micros: 0 },
      ],
      ['keep_ai_news', news],
    ] as const) {
      const answer = await post(`/rest/v1/rpc/${name}`, body, headers);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).not.toBe(429);
    }
  });

  it('refuse everything while the database does not answer', async () => {
    expect(await takeOutcome(createLimiter({ SUPABASE_URL: fake.url }), {})).toBe('closed');
    const environment = { ...environmentFor(fake), SUPABASE_URL: fake.url, SUPABASE_SERVICE_ROLE_KEY: 'x' };
    const ai = createAiFunction({
      env: (name) => environment[name as keyof typeof environment],
      log: () => {},
    });
    const request = new Request('http://localhost/functions/v1/ai', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify(handwrittenRequest('Um gato', 'image')),
    });
    const answer = await ai(request, { peerAddress: '192.0.2.1' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(fake.log.filter(({ path }) => !path.includes('/rest/'))).toEqual([]);
  });

  it('require a database', () => {
    expect(() => createLimiter({ SUPABASE_SERVICE_ROLE_KEY: null })).toThrow(/SUPABASE_SERVICE_ROLE_KEY/);
  });
});
