// Twenty concurrent visitors through the function in Deno, with limits in the database: the setup of `AI=fake
// pnpm start`.

import { type FakeAi, startFakeAi, status, text } from '@ia/test-support/fake-ai';
import { MODELS } from '@ia/test-support/fake-ai/observe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DenoFunction, startDenoFunction } from '../../local/deno-function.ts';
import { type Backend, startBackend } from '../../local/index.ts';
import { clearAiState, environmentFor, handwrittenRequest, ORIGIN, VISITOR } from './environment.ts';

/** Spending limit of the month, in the currency of AI_PRICES. */
const CEILING = '0.01';
/** Tokens that the fake provider reports. */
const USAGE = { input: 100, output: 200 };
let fake: FakeAi;
let backend: Backend;
let edge: DenoFunction;
let edgeWithCeiling: DenoFunction;
beforeAll(async () => {
  fake = await startFakeAi();
  backend = await startBackend({ dataDir: 'memory', port: 0 });
  const env = {
    ...environmentFor(fake, 'all-keys', backend),
    AI_ADDRESS_HEADER: 'x-forwarded-for',
  };
  [edge, edgeWithCeiling] = await Promise.all([
    startDenoFunction({ ...env, AI_LIMIT_VISITOR_HOUR: '1', AI_LIMIT_SITE_DAY: '15' }),
    startDenoFunction({
      ...env,
      AI_CEILING_MONTH: CEILING,
      AI_PRICES: [...Object.values(MODELS), 'imagen-falso'].map((id) => `${id}=0.5/2`).join(','),
    }),
  ]);
  // The first request waits for the database to start.
  await ask(0);
});
afterAll(async () => {
  await Promise.all([edge.close(), edgeWithCeiling.close()]);
  await backend.close();
  await fake.close();
});
beforeEach(() => clearAiState(backend));

async function ask(visitor: number, to = edge): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${to.url}/functions/v1/ai`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${visitor}`,
      'x-visitor-id': VISITOR.replace('11111111', String(visitor).padStart(8, '0')),
    },
    body: JSON.stringify(handwrittenRequest('Olá')),
  });
  return { status: answer.status, body: await answer.text() };
}
const readSpending = async () =>
  (
    await backend.query(
      `select tokens::int, micros::int, rejected_requests as refused from private.ai_spending`,
    )
  )[0];
const countReservations = async () => (await backend.query('select id from private.ai_reservations')).length;

it('Concurrent visitors receive complete answers, exactly as many as the limits allow', async () => {
  fake.script({ gemini: text(['Uma ', 'resposta ', 'inteira'], { chunkDelayMs: 5, usage: USAGE }) });
  const asks = Array.from({ length: 60 }, (_, n) => ask(n % 20));
  const answers = await Promise.all(asks);
  const answered = answers.filter((one) => one.status === 200);
  expect(answered).toHaveLength(15);
  expect(answers.filter((one) => one.status === 429)).toHaveLength(45);
  for (const { body } of answered) expect(body).toMatch(/Uma .*resposta .*inteira.*"type":"done"/s);
  expect(fake.log, 'no other provider was called').toHaveLength(15);
  const [row] = await backend.query<{ max: number }>(
    `select max(n)::int as max from private.rate_counters where bucket = 'ai_visitor'`,
  );
  expect(row?.max).toBe(1);
  // The provider's reported usage replaces the reservation.
  expect(await readSpending()).toMatchObject({ tokens: 15 * (USAGE.input + USAGE.output) });
  expect(await countReservations()).toBe(0);
});

it('Spending limit turns AI off before it is exceeded, logs it and calls no provider', async () => {
  fake.script({ gemini: text('Olá', { usage: { input: 1000, output: 1000 } }) });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n, edgeWithCeiling)));
  const refused = answers.filter((one) => one.status === 429);
  expect(refused.length).toBeGreaterThan(10);
  for (const { body } of refused) expect(JSON.parse(body).error.code).toBe('ceiling');
  const answered = answers.length - refused.length;
  expect(fake.log).toHaveLength(answered);
  // Prices of 0.5 and 2 per million tokens: 2500 micros per answer.
  expect(await readSpending()).toEqual({
    tokens: answered * 2000,
    micros: answered * 2500,
    refused: refused.length,
  });
  expect(answered * 2500).toBeLessThanOrEqual(Number(CEILING) * 1_000_000);
  expect(edgeWithCeiling.output()).toContain('the spending limit of the month is reached (AI_CEILING_MONTH)');
});

it('Visitor who leaves is charged for the streamed text, and a provider that failed three times is tried last', async () => {
  fake.script({ gemini: status(503), openrouter: text('Olá', { usage: USAGE }) });
  for (const visitor of [1, 2, 3]) await ask(visitor);
  fake.script({ openrouter: text('a'.repeat(300), { ending: 'stall' }) });
  const leave = new AbortController();
  const answer = await fetch(`${edge.url}/functions/v1/ai`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(handwrittenRequest('Olá')),
    signal: leave.signal,
  });
  await answer.body?.getReader().read();
  leave.abort();
  await expect.poll(countReservations).toBe(0);
  expect(fake.log.map(({ vendor }) => vendor)).toEqual(['openrouter']);
  // Three answers of 300 tokens, and an estimate of 102 for the interrupted one.
  expect(await readSpending()).toMatchObject({ tokens: 3 * 300 + 102 });
});
