// What the function makes of a recipe and of a conversation, and what it takes for neither.

import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAiFunction } from '../../functions/ai/handler.ts';
import { byHand, environmentFor, ORIGIN } from './environment.ts';

let fake: FakeAi;
let run: ReturnType<typeof createAiFunction>;
beforeAll(async () => {
  fake = await startFakeAi();
  const environment = environmentFor(fake);
  run = createAiFunction({ env: (name) => environment[name], log: () => {} });
});
afterAll(() => fake.close());
beforeEach(() => fake.script());

const chosen = (value: string, own = false) => ({ value, own });
const RECIPE = {
  kind: 'text',
  recipe: 'brainstorm',
  choices: {
    quantidade: chosen('10'),
    tema: chosen('chá e bolos', true),
    publico: chosen('toda a gente'),
    estilo: chosen('prático e barato'),
  },
};
const ai = (text: string) => ({ by: 'ai', text });
const visitor = (text: string) => ({ by: 'visitor', text });
const TALK = [ai('Uma resposta.'), visitor('Mais curto.')];

async function ask(body: unknown): Promise<[number, string]> {
  const request = new Request('http://x.example/functions/v1/ai', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await run(request, { peerAddress: '192.0.2.1' });
  return [answer.status, await answer.text()];
}
const sent = () =>
  fake.log[0]?.body.contents.map(({ role, parts }: { role: string; parts: { text: string }[] }) => [
    role,
    parts[0]?.text,
  ]);

it('makes the prompt itself, from the recipe and what it was filled in with', async () => {
  expect((await ask(RECIPE))[1]).toContain('"type":"done"');
  expect(sent()).toEqual([['user', expect.stringMatching(/^Age como .*10 ideias sobre chá e bolos,/s)]]);
});

it('takes the whole written by hand, and says which recipe it began as', async () => {
  await ask({ ...RECIPE, choices: { 'prompt-inteiro': chosen('Três nomes para um gato.', true) } });
  expect(sent()).toEqual([
    ['user', 'Pedido escrito à mão, a partir da receita «Tempestade de Ideias»:\n\nTrês nomes para um gato.'],
  ]);
});

it.each(['gemini', 'openrouter', 'huggingface'] as const)(
  'goes on with %s where it had been',
  async (vendor) => {
    const away = { kind: 'status', status: 500 } as const;
    fake.script({
      ...(vendor !== 'gemini' && { gemini: away }),
      ...(vendor === 'huggingface' && { openrouter: away }),
    });
    await ask({ ...byHand('Olá'), turns: TALK });
    const body = JSON.stringify(fake.log.find((entry) => entry.vendor === vendor)?.body);
    const order = ['Olá', 'Uma resposta.', 'Mais curto.'].map((words) => body.indexOf(words));
    expect(order.every((at, place) => at > (order[place - 1] ?? -1))).toBe(true);
  },
);

it.each([
  ['a recipe that there is not', { ...RECIPE, recipe: 'outra' }],
  ['a recipe that is not filled in', { ...RECIPE, choices: { ...RECIPE.choices, tema: chosen(' ', true) } }],
  ['a text recipe for an image', { ...RECIPE, kind: 'image' }],
  ['a conversation that begins with the visitor', { ...RECIPE, turns: [visitor('Olá'), ai('Olá')] }],
  ['one that does not end with the visitor', { ...RECIPE, turns: [ai('Olá')] }],
  ['a sixth reply', { ...RECIPE, turns: Array.from({ length: 6 }, () => TALK).flat() }],
  ['a reply of 1001 characters', { ...RECIPE, turns: [ai('Olá'), visitor('a'.repeat(1001))] }],
  ['more than 12,000 characters in all', { ...RECIPE, turns: [ai('a'.repeat(11_999)), visitor('ab')] }],
  ['a turn of nobody', { ...RECIPE, turns: [{ by: 'system', text: 'Olá' }, visitor('Olá')] }],
])('refuses %s, without asking a provider', async (_, body) => {
  expect((await ask(body))[0]).toBe(400);
  expect(fake.log).toEqual([]);
});
