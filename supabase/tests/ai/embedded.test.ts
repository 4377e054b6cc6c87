// The function inside the embedded server, counting in its database.

import { type FakeAi, startFakeAi, text } from '@ia/test-support/fake-ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseLimiter } from '../../functions/ai/database-limiter.ts';
import { createAiFunction } from '../../functions/ai/handler.ts';
import type { Limiter } from '../../functions/ai/limiter.ts';
import { type Backend, startBackend } from '../../local/index.ts';
import { environmentFor, ORIGIN, VISITOR } from './environment.ts';

let fake: FakeAi;
let backend: Backend;
beforeAll(async () => {
  fake = await startFakeAi();
  const environment = environmentFor(fake);
  const ai = createAiFunction({ env: (name) => environment[name], log: () => {} });
  backend = await startBackend({ dataDir: 'memory', port: 0, functions: { ai } });
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

it('streams, and closes the connection when the visitor leaves', async () => {
  fake.script({ gemini: text('Primeiro', { ending: 'stall' }) });
  const leave = new AbortController();
  const answer = await post(
    '/functions/v1/ai',
    { kind: 'text', prompt: 'Olá' },
    { origin: ORIGIN },
    leave.signal,
  );
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain('Primeiro');
  leave.abort();
  await fake.until((log) => log[0]?.cancelled === true);
});

describe('limits in the database', () => {
  const spare: Limiter = { take: vi.fn(async () => true) };
  const limiter = (env: Record<string, string | null> = {}) => {
    const all: Record<string, string | null> = {
      SUPABASE_URL: backend.url,
      SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
      ...env,
    };
    return databaseLimiter((name) => all[name] ?? undefined, spare);
  };
  beforeEach(() => vi.mocked(spare.take).mockClear());

  it('hold for all instances together, per visitor, address and day', async () => {
    await backend.run(`update private.settings set value = '2' where key = 'ai_per_visitor_hour';
      update private.settings set value = '3' where key = 'ai_per_address_hour';
      update private.settings set value = '4' where key = 'ai_per_site_day';`);
    const [one, other] = [limiter(), limiter()];
    expect(await one.take({ visitor: VISITOR, address: '192.0.2.1' })).toBe(true);
    expect(await other.take({ visitor: VISITOR, address: '192.0.2.1' })).toBe(true);
    expect(await one.take({ visitor: VISITOR, address: '192.0.2.1' })).toBe(false);
    expect(await one.take({ visitor: null, address: '192.0.2.1' })).toBe(true);
    expect(await one.take({ visitor: null, address: '192.0.2.1' })).toBe(false);
    expect(await one.take({ visitor: null, address: '192.0.2.2' })).toBe(true);
    expect(await one.take({ visitor: null, address: '192.0.2.3' })).toBe(false);
    expect(spare.take).not.toHaveBeenCalled();
  });

  it('cannot be counted by anyone with the public key', async () => {
    const headers = { apikey: backend.publishableKey };
    const answer = await post('/rest/v1/rpc/take_ai_request', { p_visitor: null, p_address: 'x' }, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).not.toBe(429);
  });

  it('are counted in memory when the database does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const asker = { visitor: VISITOR, address: '192.0.2.1' };
    expect(await limiter({ SUPABASE_URL: fake.url }).take(asker)).toBe(true);
    expect(spare.take).toHaveBeenCalledExactlyOnceWith(asker);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('are counted in memory where there is no database', () => {
    expect(limiter({ SUPABASE_SERVICE_ROLE_KEY: null })).toBe(spare);
  });
});
