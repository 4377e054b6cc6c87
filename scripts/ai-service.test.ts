// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, startBackend } from '@ia/supabase/local';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createAiService, readAiChoice } from './ai-service.ts';

// Starts the AI service of `AI=fake pnpm start` and `AI=local pnpm start`: the Edge Function, run by Deno.
// An in-memory backend forwards requests to it and counts them. It allows each visitor one request an hour.

const ORIGIN = 'http://localhost:5170';
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

type Service = Awaited<ReturnType<typeof createAiService>>;
let folder: string;
let backend: Backend;
let ai: Service | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ai-'));
  const functions = { ai: (...request: Parameters<Service['answer']>) => (ai as Service).answer(...request) };
  backend = await startBackend({
    dataDir: 'memory',
    port: 0,
    settings: { ai_per_visitor_hour: 1 },
    functions,
  });
});
afterEach(async () => {
  await ai?.close();
  ai = undefined;
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the service like `pnpm start`. */
async function start(service: Service): Promise<void> {
  ai = service;
  await ai.start({ origins: [ORIGIN], backendUrl: backend.url ?? '', secretKey: backend.secretKey });
}
const VISITOR = '11111111-2222-4333-8444-555555555555';
const requestText = (origin = ORIGIN, visitor = VISITOR, extraHeaders: Record<string, string> = {}) =>
  fetch(`${backend.url}/functions/v1/ai`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-visitor-id': visitor, ...extraHeaders },
    body: JSON.stringify({
      kind: 'text',
      // The recipe that the visitor writes (`OWN_RECIPE`). Its one choice is the whole prompt.
      recipe: '_propria',
      choices: { 'prompt-inteiro': { value: 'Olá', own: true } },
    }),
  });

it('AI=fake applies the rules and limits of the deployed service', async () => {
  await start(await createAiService('fake', { ai: { mode: 'off' } }));
  expect(ai?.config.mode).toBe('server');
  expect((await requestText('https://outra.example')).status).toBe(403);
  const answer = await requestText();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/"type":"chunk".*\{"type":"done","provider":"gemini"\}/s);
  expect((await requestText()).status).toBe(429);
});

it('AI=local reads the keys of .env and ignores COLOQUE placeholders', async () => {
  const envFile = path.join(folder, '.env');
  await expect(createAiService('local', {}, { envFile })).rejects.toThrow(/Copy \.env\.example there/);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await writeFile(envFile, 'GEMINI_API_KEY=COLOQUE_AQUI_A_SUA_CHAVE\n');
  await start(await createAiService('local', {}, { envFile }));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('contains no key yet'));
  expect(await (await requestText(ORIGIN, VISITOR.replaceAll('1', '2'))).text()).toContain('"type":"error"');
  warn.mockClear();
  await writeFile(envFile, 'OPENROUTER_API_KEY=uma-chave\n');
  await createAiService('local', {}, { envFile });
  expect(warn).not.toHaveBeenCalled();
  await writeFile(envFile, 'AI_LIMIT_SITE_DAY=muitos\n');
  await expect(createAiService('local', {}, { envFile })).rejects.toThrow(
    `${envFile}: AI_LIMIT_SITE_DAY: expected a whole number from 1 to 1000000000, found "muitos".`,
  );
  await writeFile(envFile, 'AI_CIELING_MONTH=25\n');
  await expect(createAiService('local', {}, { envFile })).rejects.toThrow(
    /AI_CIELING_MONTH: expected a setting/,
  );
  warn.mockRestore();
});

it.each(['fake', 'local'] as const)(
  'AI=%s logs one JSON line for each request, without the text, address and id of the visitor',
  async (choice) => {
    const envFile = path.join(folder, '.env');
    await writeFile(envFile, 'GEMINI_API_KEY=COLOQUE_AQUI_A_SUA_CHAVE\n');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    await start(await createAiService(choice, {}, { envFile }));
    const visitor = VISITOR.replaceAll('1', choice === 'fake' ? '3' : '4');
    const requestId = '0f9d1f4a-c2a8-4f2b-9a5f-4a0a2a7b6c5d';
    await (await requestText(ORIGIN, visitor, { 'x-request-id': requestId })).text();
    await (
      await requestText('https://outra.example', visitor, { 'x-request-id': 'ana@municipio.example' })
    ).text();
    await expect.poll(() => printed.mock.calls.length).toBe(2);
    const lines = printed.mock.calls.map(([line]) => JSON.parse(line));
    const answered = choice === 'fake';
    expect(lines).toMatchObject([{ kind: 'text', status: 200, answered, requestId }, { status: 403 }]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`Olá|municipio|127\\.0\\.0\\.1|${visitor}`));
    vi.restoreAllMocks();
  },
);

it('createAiService accepts .env.example with its commented settings enabled', async () => {
  const example = await readFile(path.resolve(import.meta.dirname, '../.env.example'), 'utf8');
  const envFile = path.join(folder, '.env');
  // Includes the settings that the example only shows in comments.
  await writeFile(envFile, example.replace(/^# (?=[A-Z_]+=)/gm, ''));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  ai = await createAiService('local', {}, { envFile });
  warn.mockRestore();
});

it('readAiChoice names the valid values of AI', () => {
  expect([readAiChoice(undefined), readAiChoice(''), readAiChoice('fake')]).toEqual([null, null, 'fake']);
  expect(() => readAiChoice('gemini')).toThrow(/AI must be fake .* or local/);
});
