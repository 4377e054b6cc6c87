// @vitest-environment node
// Calls the public functions against a fake server of the AI providers, which `fake.script` programs.
import { type FakeAi, image, startFakeAi, status, text } from '@ia/test-support/fake-ai';
import { MODELS } from '@ia/test-support/fake-ai/observe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AiSettings,
  analyseSuggestion,
  generateImage,
  generateText,
  isAiAvailable,
  type ProviderUsage,
  summariseNews,
} from './index.ts';

let fake: FakeAi;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const local = (): AiSettings => ({
  mode: 'local',
  models: MODELS,
  endpoints: fake.endpoints,
  keys: fake.keys,
});

describe('Provider request', () => {
  it('to Gemini holds the prompt, the Portuguese instruction and the configured model', async () => {
    fake.script();
    await generateText({ config: local(), prompt: 'Olá' });
    const [entry] = fake.log;
    expect(entry?.model).toBe('geminiText-falso');
    expect(entry?.body.contents).toEqual([{ role: 'user', parts: [{ text: 'Olá' }] }]);
    expect(JSON.stringify(entry?.body.systemInstruction)).toContain('português europeu');
    // The page's Markdown renderer does not support tables.
    expect(JSON.stringify(entry?.body.systemInstruction)).toContain('Não use tabelas');
  });

  it('to OpenRouter holds one user message and a bearer key', async () => {
    fake.script({ gemini: status(500) });
    await generateText({ config: local(), prompt: 'Olá' });
    const entry = fake.log.find(({ vendor }) => vendor === 'openrouter');
    expect(entry?.headers.authorization).toBe(`Bearer ${fake.keys.OPENROUTER}`);
    expect(entry?.body).toEqual({
      model: 'equipa/openRouter-falso',
      messages: [{ role: 'user', content: 'Olá' }],
      max_tokens: 4096,
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it('to Hugging Face holds the prompt as inputs and at most 250 new tokens', async () => {
    fake.script({ gemini: status(500), openrouter: status(500) });
    await generateText({ config: local(), prompt: 'Olá' });
    const entry = fake.log.find(({ vendor }) => vendor === 'huggingface');
    expect(entry?.path).toBe('/huggingface/models/equipa/huggingFace-falso');
    expect(entry?.body).toEqual({ inputs: 'Olá', parameters: { max_new_tokens: 250 }, stream: true });
  });

  it.each([
    ['text', () => generateText({ config: local(), prompt: 'Olá' })],
    ['an image', () => generateImage({ config: local(), prompt: 'Olá' })],
    ['an analysis', () => analyseSuggestion({ config: local(), text: 'Olá' })],
    [
      'news',
      () =>
        summariseNews({ config: local(), principle: { id: 'literacia', title: 'Literacia' } }).catch(
          () => {},
        ),
    ],
  ] as const)('to Gemini limits the output tokens: %s', async (_, ask) => {
    fake.script();
    await ask();
    expect(fake.log[0]?.body.generationConfig.maxOutputTokens).toBe(4096);
  });

  it('for an image asks an Imagen model for one PNG and other models for content with an image', async () => {
    fake.script({ gemini: image() });
    const config = local();
    await generateImage({
      config: { ...config, models: { ...MODELS, geminiImage: 'imagen-falso' } },
      prompt: 'Um gato',
    });
    await generateImage({ config, prompt: 'Um gato' });
    const [imagen, content] = fake.log;
    expect(imagen?.path).toMatch(/imagen-falso:predict$/);
    expect(imagen?.body).toEqual({
      instances: [{ prompt: 'Um gato' }],
      parameters: { sampleCount: 1, outputOptions: { mimeType: 'image/png' } },
    });
    expect(content?.path).toMatch(/geminiImage-falso:generateContent$/);
    expect(content?.body.generationConfig.responseModalities).toContain('IMAGE');
  });

  it('for news searches the Web for the principle over twelve months', async () => {
    fake.script({ gemini: text('Fact1: Um.\nFact2: Dois.') });
    await summariseNews({ config: local(), principle: { id: 'inclusividade', title: 'Inclusividade' } });
    const [entry] = fake.log;
    expect(entry?.body.tools).toEqual([{ googleSearch: {} }]);
    expect(JSON.stringify(entry?.body.contents)).toMatch(/últimos 12 meses.*Inclusividade/);
  });

  it('with a rejected key falls back to the next provider', async () => {
    fake.script();
    const keys = { ...fake.keys, GEMINI: 'outra' };
    const { provider } = await generateText({ config: { ...local(), keys }, prompt: 'Olá' });
    expect(provider).toBe('openrouter');
  });
});

// Estimates: three bytes a token, 2 for 'Olá' (4 bytes), 10 for 30 letters. A fake image reports 5 and 1290.
describe('Token usage', () => {
  const collectUsage = async (ask: (onUsage: (usage: ProviderUsage) => void) => Promise<unknown>) => {
    const reports: ProviderUsage[] = [];
    await ask((usage) => void reports.push(usage)).catch(() => {});
    return reports.map(({ provider, input, output }) => [provider, input, output]);
  };
  const requestText = (onUsage: (usage: ProviderUsage) => void) =>
    generateText({ config: local(), prompt: 'Olá', onUsage });
  const usage = { input: 70, output: 300 };

  it.each([
    ['Gemini, including thinking tokens', {}, ['gemini', 70, 300]],
    ['OpenRouter', { gemini: status(500) }, ['openrouter', 70, 300]],
    [
      'Hugging Face, which reports output tokens only',
      { gemini: status(500), openrouter: status(500) },
      ['huggingface', 2, 300],
    ],
  ] as const)('uses the figures that the provider reports: %s', async (_, overrides, expected) => {
    const answer = text('Olá', { usage });
    fake.script({ gemini: answer, openrouter: answer, huggingface: answer, ...overrides });
    expect(await collectUsage(requestText)).toEqual([expected]);
  });

  it('is estimated for each provider that broke off, and omitted for a provider that returned an error status', async () => {
    const partialText = text('a'.repeat(30), { ending: 'cut' });
    fake.script({ gemini: status(503), openrouter: partialText, huggingface: partialText });
    expect(await collectUsage(requestText)).toEqual([
      ['openrouter', 2, 10],
      ['huggingface', 2, 10],
    ]);
  });

  it('is reported when the visitor cancels', async () => {
    fake.script({ gemini: status(500), openrouter: text('a'.repeat(30), { ending: 'stall' }) });
    const controller = new AbortController();
    const ask = (onUsage: (usage: ProviderUsage) => void) =>
      generateText({
        config: local(),
        prompt: 'Olá',
        signal: controller.signal,
        onUsage,
        onChunk: () => controller.abort(),
      });
    expect(await collectUsage(ask)).toEqual([['openrouter', 2, 10]]);
  });

  it('of a cancelled single-response call is the maximum', async () => {
    fake.script({ gemini: image() });
    const requestImage = (signal?: AbortSignal) => (onUsage: (usage: ProviderUsage) => void) =>
      generateImage({ config: local(), prompt: 'Olá', onUsage, signal });
    expect(await collectUsage(requestImage())).toEqual([['gemini', 5, 1290]]);
    fake.script({ gemini: text('Tarde', { hold: true }) });
    const controller = new AbortController();
    const pending = collectUsage(requestImage(controller.signal));
    await fake.until((log) => log.length === 1);
    controller.abort();
    expect(await pending).toEqual([['gemini', 2, 4096]]);
  });
});

it('generateText tries a resting provider last', async () => {
  fake.script({ openrouter: status(500) });
  const { provider } = await generateText({ config: local(), prompt: 'Olá', resting: ['gemini'] });
  expect(fake.log.map(({ vendor }) => vendor)).toEqual(['openrouter', 'huggingface']);
  expect(provider).toBe('huggingface');
});

describe('AI in off mode', () => {
  const config: AiSettings = { mode: 'off', models: MODELS };

  it('rejects without a request', async () => {
    fake.script();
    await expect(generateText({ config, prompt: 'Olá' })).rejects.toThrow('All AI providers failed.');
    await expect(generateImage({ config, prompt: 'Olá' })).rejects.toThrow('All AI providers failed.');
    await expect(
      summariseNews({ config, principle: { id: 'literacia', title: 'Literacia' } }),
    ).rejects.toThrow('Não foi possível carregar as notícias mais recentes.');
    expect(fake.log).toEqual([]);
  });

  it.each([
    ['text', generateText],
    ['an image', generateImage],
  ] as const)('is the error code of server mode without a backend, for %s', async (_, call) => {
    const pending = call({ config: { ...config, mode: 'server' }, backend: null, prompt: 'Olá' });
    await expect(pending).rejects.toMatchObject({ code: 'off', message: 'All AI providers failed.' });
  });

  it('makes isAiAvailable return false, as do a missing backend and missing keys', () => {
    const backend = { url: '/backend', publishableKey: 'chave' };
    expect(isAiAvailable({ config, backend })).toBe(false);
    expect(isAiAvailable({ config: { ...config, mode: 'server' }, backend })).toBe(true);
    expect(isAiAvailable({ config: { ...config, mode: 'server' }, backend: null })).toBe(false);
    expect(isAiAvailable({ config: local(), backend: null })).toBe(true);
    expect(isAiAvailable({ config: { ...local(), keys: { GEMINI: 'COLOQUE_AQUI', OPENROUTER: ' ' } } })).toBe(
      false,
    );
    expect(isAiAvailable({ config: { ...local(), keys: undefined } })).toBe(false);
    const onlyOpenRouter = { config: { ...local(), keys: { OPENROUTER: 'chave-de-teste' } } };
    expect(isAiAvailable(onlyOpenRouter)).toBe(true);
    expect(isAiAvailable(onlyOpenRouter, 'image')).toBe(false);
    expect(isAiAvailable({ config: local() }, 'image')).toBe(true);
  });
});

it.each([
  ['a rate limit', 'text', generateText, '{}', 'limited'],
  ['a rate limit', 'an image', generateImage, '{}', 'limited'],
  ['a ceiling', 'text', generateText, '{"error":{"code":"ceiling"}}', 'ceiling'],
  ['a ceiling', 'an image', generateImage, '{"error":{"code":"ceiling"}}', 'ceiling'],
] as const)('%s of the server has its own error code, for %s', async (_, _kind, call, body, code) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status: 429 }));
  const config: AiSettings = { mode: 'server', models: MODELS };
  const backend = { url: 'http://127.0.0.1', publishableKey: 'chave' };
  await expect(call({ config, backend, prompt: 'Olá' })).rejects.toMatchObject({ code });
  vi.mocked(fetch).mockRestore();
});

describe('Cancellation', () => {
  it.each([
    ['Gemini', {}],
    ['OpenRouter', { gemini: status(500) }],
    ['Hugging Face', { gemini: status(500), openrouter: status(500) }],
  ] as const)('closes the connection to %s in the middle of an answer', async (_, overrides) => {
    const stalled = text('Era uma vez', { ending: 'stall' });
    fake.script({ gemini: stalled, openrouter: stalled, huggingface: stalled, ...overrides });
    const controller = new AbortController();
    const shown: string[] = [];
    const onChunk = (piece: string) => {
      shown.push(piece);
      controller.abort();
    };
    const pending = generateText({ config: local(), prompt: 'Olá', signal: controller.signal, onChunk });
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(shown).toEqual(['Era uma vez']);
    await fake.until((log) => log.at(-1)?.cancelled === true);
  });

  it('before the first chunk does not try another provider', async () => {
    fake.script({ gemini: text('Tarde', { hold: true }) });
    const controller = new AbortController();
    const pending = generateText({ config: local(), prompt: 'Olá', signal: controller.signal });
    await fake.until((log) => log.length === 1);
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await fake.until((log) => log[0]?.cancelled === true);
    expect(fake.log).toHaveLength(1);
  });

  it('of an image rejects instead of returning an empty image', async () => {
    fake.script({ gemini: text('Tarde', { hold: true }) });
    const controller = new AbortController();
    const pending = generateImage({ config: local(), prompt: 'Olá', signal: controller.signal });
    await fake.until((log) => log.length === 1);
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('before the call sends no request', async () => {
    fake.script();
    const pending = generateText({ config: local(), prompt: 'Olá', signal: AbortSignal.abort() });
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(fake.log).toEqual([]);
  });
});

it('generateText rethrows an error of the onChunk callback without trying another provider', async () => {
  fake.script({ gemini: text('Olá', { ending: 'stall' }) });
  const error = new TypeError('defeito da página');
  const onChunk = vi.fn().mockThrow(error);
  await expect(generateText({ config: local(), prompt: 'Olá', onChunk })).rejects.toThrow(error);
  expect(fake.log).toHaveLength(1);
});

it('Logs contain neither the prompt nor text from a provider', async () => {
  const warn = vi.mocked(console.warn);
  const garbageChunk = text(['Resposta secreta'], { garbageChunk: true, ending: 'error' });
  fake.script({ gemini: garbageChunk, openrouter: garbageChunk, huggingface: garbageChunk });
  await expect(generateText({ config: local(), prompt: 'Segredo da Maria' })).rejects.toThrow();
  expect(warn).toHaveBeenCalled();
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Segredo|Maria|secreta|Scripted/);
});
