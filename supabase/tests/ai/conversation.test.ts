// How the Edge Function builds prompts from recipes and conversations, and which requests it rejects.

import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAiFunction } from '../../functions/ai/handler.ts';
import { environmentFor, handwrittenRequest, ORIGIN, unlimitedLimiter } from './environment.ts';

let fake: FakeAi;
let aiFunction: ReturnType<typeof createAiFunction>;
beforeAll(async () => {
  fake = await startFakeAi();
  const environment = environmentFor(fake);
  aiFunction = createAiFunction({
    env: (name) => environment[name],
    limiter: unlimitedLimiter,
    log: () => {},
  });
});
afterAll(() => fake.close());
beforeEach(() => fake.script());

const choice = (value: string, own = false) => ({ value, own });
/** A request with the built-in recipe «brainstorm», all blanks filled. */
const RECIPE = {
  kind: 'text',
  recipe: 'brainstorm',
  choices: {
    quantidade: choice('10'),
    tema: choice('chá e bolos', true),
    publico: choice('toda a gente'),
    estilo: choice('prático e barato'),
  },
};
const ai = (text: string) => ({ role: 'ai', text });
const visitor = (text: string) => ({ role: 'visitor', text });
/** An answer and a reply of the visitor. */
const CONVERSATION = [ai('Uma resposta.'), visitor('Mais curto.')];

/** @returns status and body */
async function post(body: unknown): Promise<[number, string]> {
  const request = new Request('http://x.example/functions/v1/ai', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await aiFunction(request, { peerAddress: '192.0.2.1' });
  return [answer.status, await answer.text()];
}
/** Roles and texts that the first provider received. */
const sentPrompts = () =>
  fake.log[0]?.body.contents.map(({ role, parts }: { role: string; parts: { text: string }[] }) => [
    role,
    parts[0]?.text,
  ]);

it('Function ai builds the prompt from the recipe and its choices', async () => {
  expect((await post(RECIPE))[1]).toContain('"type":"done"');
  expect(sentPrompts()).toEqual([
    ['user', expect.stringMatching(/^Age como .*10 ideias sobre chá e bolos,/s)],
  ]);
});

it('Function ai accepts a prompt edited by hand and names the recipe it started from', async () => {
  await post({ ...RECIPE, choices: { 'prompt-inteiro': choice('Três nomes para um gato.', true) } });
  expect(sentPrompts()).toEqual([
    ['user', 'Pedido escrito à mão, a partir da receita «Tempestade de Ideias»:\n\nTrês nomes para um gato.'],
  ]);
});

it.each(['gemini', 'openrouter', 'huggingface'] as const)(
  'Function ai continues the conversation with %s after another provider failed',
  async (vendor) => {
    const failure = { kind: 'status', status: 500 } as const;
    fake.script({
      ...(vendor !== 'gemini' && { gemini: failure }),
      ...(vendor === 'huggingface' && { openrouter: failure }),
    });
    await post({ ...handwrittenRequest('Olá'), turns: CONVERSATION });
    const body = JSON.stringify(fake.log.find((entry) => entry.vendor === vendor)?.body);
    const positions = ['Olá', 'Uma resposta.', 'Mais curto.'].map((text) => body.indexOf(text));
    expect(positions.every((position, index) => position > (positions[index - 1] ?? -1))).toBe(true);
  },
);

it.each([
  ['an unknown recipe', { ...RECIPE, recipe: 'outra' }],
  ['a recipe with an empty blank', { ...RECIPE, choices: { ...RECIPE.choices, tema: choice(' ', true) } }],
  ['a text recipe for an image', { ...RECIPE, kind: 'image' }],
  ['a conversation that begins with the visitor', { ...RECIPE, turns: [visitor('Olá'), ai('Olá')] }],
  ['a conversation that does not end with the visitor', { ...RECIPE, turns: [ai('Olá')] }],
  ['a sixth reply', { ...RECIPE, turns: Array.from({ length: 6 }, () => CONVERSATION).flat() }],
  ['a reply of 1001 characters', { ...RECIPE, turns: [ai('Olá'), visitor('a'.repeat(1001))] }],
  ['more than 12,000 characters in all', { ...RECIPE, turns: [ai('a'.repeat(11_999)), visitor('ab')] }],
  ['a turn by an unknown speaker', { ...RECIPE, turns: [{ role: 'system', text: 'Olá' }, visitor('Olá')] }],
])('Function ai refuses %s, without asking a provider', async (_, body) => {
  expect((await post(body))[0]).toBe(400);
  expect(fake.log).toEqual([]);
});
