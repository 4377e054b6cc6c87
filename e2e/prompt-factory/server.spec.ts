import { expectAccessible } from '@ia/test-support/axe';
import { image, refusal, status, text } from '@ia/test-support/fake-ai';
import { expect } from 'playwright/test';
import { edgeFunctionInterceptor, SERVER_AI } from '../support/ai.ts';
import { failedRequest, reported } from '../support/browser-errors.ts';
import { answer, test as base, button, generate, heading, openRecipe, score, tabTo } from './journey.ts';

/** Tests of the page with the Edge Function, which holds the keys. */
const test = base.extend<{ serve: (env: Record<string, string>) => void; limitTo: (units: number) => void }>({
  // Depends on the fixture `ai`, which configures the site first.
  serve: async ({ ai, site }, use) => {
    const serve = (env: Record<string, string>) =>
      site.intercept(edgeFunctionInterceptor(ai, site, env).intercept);
    site.configure({ ai: SERVER_AI });
    serve({});
    await use(serve);
  },
  limitTo: ({ serve }, use) => use((units) => serve({ AI_LIMIT_VISITOR_HOUR: String(units) })),
});

const FALLBACK = 'Exemplo escrito pela equipa';
const AI = 'Gerado por IA';

test('Server answers, and the page calls no provider', async ({ page, ai, limitTo: _ }) => {
  ai.script({ gemini: text(['**Olá**', ' do servidor']) });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openRecipe(page, 'brainstorm');
  await expect(page.getByText('O seu prompt vai ser enviado a um serviço externo de IA.')).toBeVisible();
  await generate(page);
  await expect(answer(page)).toHaveText('Olá do servidor');
  await expect(page.getByText(AI)).toBeVisible();
  await expect(score(page)).toHaveAttribute('aria-valuenow', '1');
  expect(requests.filter((request) => request.includes('/functions/v1/ai'))).toHaveLength(1);
  expect(requests.filter((request) => request.includes(ai.url))).toEqual([]);
});

test('Next provider starts over when one breaks off', async ({ page, ai, limitTo: _ }) => {
  ai.script({ gemini: text('Metade', { ending: 'error' }), openrouter: text('Tudo do princípio') });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(answer(page)).toHaveText('Tudo do princípio');
  expect(ai.log.map(({ vendor }) => vendor)).toEqual(['gemini', 'openrouter']);
});

test("Team's example shows when all providers are down", async ({ page, ai, limitTo: _, browserErrors }) => {
  browserErrors.expect(reported('mfe-prompt-factory', 'All AI providers failed'));
  ai.script({ gemini: status(500), openrouter: status(503), huggingface: status(429) });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(page.getByText(FALLBACK)).toBeVisible();
  await expect(page.getByText('Os serviços de IA não responderam desta vez.')).toBeVisible();
});

test('Declined prompt differs from a missing answer, for text and images', async ({
  page,
  ai,
  limitTo: _,
  browserErrors,
}) => {
  browserErrors.expect(reported('mfe-prompt-factory', 'All AI providers failed'));
  ai.script({ gemini: refusal });
  for (const recipe of ['brainstorm', 'cena-fantastica']) {
    await openRecipe(page, recipe);
    await generate(page);
    await expect(page.getByText('O serviço de IA não quis responder a este pedido')).toBeVisible();
  }
});

// An image costs as many units as five texts.
for (const [kind, recipe, label, units] of [
  ['text', 'brainstorm', FALLBACK, 1],
  ['an image', 'cena-fantastica', 'Ilustração da equipa', 5],
] as const) {
  test(`Rate limit shows a notice for ${kind}`, async ({ page, ai, limitTo, browserErrors }) => {
    browserErrors.expect(failedRequest('429', '/functions/v1/ai'));
    limitTo(units);
    ai.script({ gemini: kind === 'text' ? text('Primeira') : image() });
    await openRecipe(page, recipe);
    await generate(page);
    await expect(page.getByText(AI, { exact: true })).toBeVisible();
    await button(page, 'Voltar a: Criar').click();
    await generate(page);
    await expect(page.getByText('Houve muitos pedidos em pouco tempo.')).toBeVisible();
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    expect(ai.log).toHaveLength(1);
  });
}

const NO_KEYS = { GEMINI_API_KEY: '', OPENROUTER_API_KEY: 'COLOQUE_AQUI', HUGGINGFACE_API_KEY: '' };
/** A spending limit below the cost of one answer. */
const SPENT = {
  AI_CEILING_MONTH: '0.000001',
  AI_PRICES: Object.values(SERVER_AI.models)
    .map((id) => `${id}=1/2`)
    .join(','),
};

for (const width of [360, 1280]) {
  test.describe(`${width} px wide, by keyboard`, () => {
    test.use({ viewport: { width, height: 800 } });
    // axe at every step is slow on a busy machine.
    test.describe.configure({ timeout: 150_000 });

    test('interrupted provider, rate limit, spending limit and missing keys each show their own text', async ({
      page,
      ai,
      serve,
      browserErrors,
    }) => {
      browserErrors.expect(failedRequest('429', '/functions/v1/ai'));
      browserErrors.expect(reported('mfe-prompt-factory', 'All AI providers failed'));
      const ask = async () => {
        await tabTo(page, button(page, 'Gerar com IA'));
        await page.keyboard.press('Enter');
        await expect(heading(page, 'O seu resultado')).toBeFocused();
        await expect(button(page, 'Copiar resposta')).toBeVisible();
        await expectAccessible(page, { within: '#fabrica' });
      };
      const retry = async () => {
        await tabTo(page, button(page, 'Voltar a: Criar'));
        await page.keyboard.press('Enter');
        await expect(button(page, 'Gerar com IA')).toBeVisible();
      };
      serve({ AI_LIMIT_VISITOR_HOUR: '1' });
      ai.script({ gemini: text('Metade', { ending: 'cut' }), openrouter: text('Tudo do princípio') });
      await openRecipe(page, 'brainstorm');
      await ask();
      await expect(answer(page)).toHaveText('Tudo do princípio');
      await expect(page.getByText(AI, { exact: true })).toBeVisible();
      await retry();
      await ask();
      await expect(page.getByText('Houve muitos pedidos em pouco tempo.')).toBeVisible();
      for (const [env, why] of [
        [SPENT, 'Este sítio paga por cada resposta da IA, e o que estava previsto gastar já se esgotou.'],
        [NO_KEYS, 'Os serviços de IA não responderam desta vez.'],
      ] as const) {
        serve(env);
        ai.script();
        await retry();
        await ask();
        await expect(page.getByText(why)).toBeVisible();
        await expect(page.getByText(FALLBACK)).toBeVisible();
        expect(ai.log, 'no provider was called').toEqual([]);
      }
    });
  });
}
