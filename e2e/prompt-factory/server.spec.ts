import { expectAccessible } from '@ia/test-support/axe';
import { image, refusal, status, text } from '@ia/test-support/fake-ai';
import { expect } from 'playwright/test';
import { edgeFunctionInterceptor, SERVER_AI } from '../support/ai.ts';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { answer, test as base, button, generate, heading, openRecipe, pointsBar, tabTo } from './journey.ts';

/**
 * Tests of the page with the Edge Function, which holds the keys. `serveAi` restarts the function with other
 * secrets; `limitTo` sets a visitor's hourly units. Tests that need neither request `limitTo` to start the
 * function.
 */
const test = base.extend<{
  serveAi: (env: Record<string, string>) => void;
  limitTo: (units: number) => void;
}>({
  // Depends on the fixture `ai`, which configures the site first.
  serveAi: async ({ ai, site }, use) => {
    const serveAi = (env: Record<string, string>) =>
      site.intercept(edgeFunctionInterceptor(ai, site, env).intercept);
    site.configure({ ai: SERVER_AI });
    serveAi({});
    await use(serveAi);
  },
  limitTo: ({ serveAi }, use) => use((units) => serveAi({ AI_LIMIT_VISITOR_HOUR: String(units) })),
});

const FALLBACK_LABEL = 'Exemplo escrito pela equipa';
const AI_LABEL = 'Gerado por IA';

test('Server answers, and the page calls no provider', async ({ page, ai, limitTo: _ }) => {
  ai.script({ gemini: text(['**Olá**', ' do servidor']) });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openRecipe(page, 'brainstorm');
  await expect(page.getByText('O seu prompt vai ser enviado a um serviço externo de IA.')).toBeVisible();
  await generate(page);
  await expect(answer(page)).toHaveText('Olá do servidor');
  await expect(page.getByText(AI_LABEL)).toBeVisible();
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
  expect(requests.filter((request) => request.includes('/functions/v1/ai'))).toHaveLength(1);
  expect(requests.filter((request) => request.includes(ai.url))).toEqual([]);
});

test('Answer of the next provider replaces a partial answer when a provider fails', async ({
  page,
  ai,
  limitTo: _,
}) => {
  ai.script({ gemini: text('Metade', { ending: 'error' }), openrouter: text('Tudo do princípio') });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(answer(page)).toHaveText('Tudo do princípio');
  expect(ai.log.map(({ vendor }) => vendor)).toEqual(['gemini', 'openrouter']);
});

test('Prepared answer shows when all providers fail', async ({ page, ai, limitTo: _, browserErrors }) => {
  browserErrors.expect(appReport('mfe-prompt-factory', 'All AI providers failed'));
  ai.script({ gemini: status(500), openrouter: status(503), huggingface: status(429) });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(page.getByText(FALLBACK_LABEL)).toBeVisible();
  await expect(page.getByText('Os serviços de IA não responderam desta vez.')).toBeVisible();
});

test('Prompt refused by the AI service shows the refusal message, for text and images', async ({
  page,
  ai,
  limitTo: _,
  browserErrors,
}) => {
  browserErrors.expect(appReport('mfe-prompt-factory', 'All AI providers failed'));
  ai.script({ gemini: refusal });
  for (const recipe of ['brainstorm', 'cena-fantastica']) {
    await openRecipe(page, recipe);
    await generate(page);
    await expect(page.getByText('O serviço de IA não quis responder a este pedido')).toBeVisible();
  }
});

// An image costs as many units as five texts.
for (const [kind, recipe, label, units] of [
  ['text', 'brainstorm', FALLBACK_LABEL, 1],
  ['an image', 'cena-fantastica', 'Ilustração da equipa', 5],
] as const) {
  test(`Rate limit shows a notice for ${kind}`, async ({ page, ai, limitTo, browserErrors }) => {
    browserErrors.expect(failedRequest('429', '/functions/v1/ai'));
    limitTo(units);
    ai.script({ gemini: kind === 'text' ? text('Primeira') : image() });
    await openRecipe(page, recipe);
    await generate(page);
    await expect(page.getByText(AI_LABEL, { exact: true })).toBeVisible();
    await button(page, 'Voltar a: Criar').click();
    await generate(page);
    await expect(page.getByText('Houve muitos pedidos em pouco tempo.')).toBeVisible();
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    expect(ai.log).toHaveLength(1);
  });
}

const NO_KEYS = { GEMINI_API_KEY: '', OPENROUTER_API_KEY: 'COLOQUE_AQUI', HUGGINGFACE_API_KEY: '' };
/** A spending limit below the cost of one answer. */
const SPENT_BUDGET = {
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
      serveAi,
      browserErrors,
    }) => {
      browserErrors.expect(failedRequest('429', '/functions/v1/ai'));
      browserErrors.expect(appReport('mfe-prompt-factory', 'All AI providers failed'));
      const generateByKeyboard = async () => {
        await tabTo(page, button(page, 'Gerar com IA'));
        await page.keyboard.press('Enter');
        await expect(heading(page, 'O seu resultado')).toBeFocused();
        await expect(button(page, 'Copiar resposta')).toBeVisible();
        await expectAccessible(page, { within: '#fabrica' });
      };
      const returnToRecipe = async () => {
        await tabTo(page, button(page, 'Voltar a: Criar'));
        await page.keyboard.press('Enter');
        await expect(button(page, 'Gerar com IA')).toBeVisible();
      };
      serveAi({ AI_LIMIT_VISITOR_HOUR: '1' });
      ai.script({ gemini: text('Metade', { ending: 'cut' }), openrouter: text('Tudo do princípio') });
      await openRecipe(page, 'brainstorm');
      await generateByKeyboard();
      await expect(answer(page)).toHaveText('Tudo do princípio');
      await expect(page.getByText(AI_LABEL, { exact: true })).toBeVisible();
      await returnToRecipe();
      await generateByKeyboard();
      await expect(page.getByText('Houve muitos pedidos em pouco tempo.')).toBeVisible();
      for (const [env, explanation] of [
        [
          SPENT_BUDGET,
          'Este site paga por cada resposta da IA, e o que estava previsto gastar já se esgotou.',
        ],
        [NO_KEYS, 'Os serviços de IA não responderam desta vez.'],
      ] as const) {
        serveAi(env);
        ai.script();
        await returnToRecipe();
        await generateByKeyboard();
        await expect(page.getByText(explanation)).toBeVisible();
        await expect(page.getByText(FALLBACK_LABEL)).toBeVisible();
        expect(ai.log, 'no provider was called').toEqual([]);
      }
    });
  });
}
