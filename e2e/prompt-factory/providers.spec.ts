import { expectAccessible } from '@ia/test-support/axe';
import { image, refusal, status, text } from '@ia/test-support/fake-ai';
import { NON_STREAMING_OUTCOMES, TEXT_OUTCOMES } from '@ia/test-support/fake-ai/outcomes';
import { expect } from 'playwright/test';
import { appReport } from '../support/browser-errors.ts';
import { answer, button, configureAi, generate, openRecipe, pointsBar, test } from './journey.ts';

// The page asks the providers in this order: Gemini, OpenRouter, Hugging Face. An outcome is a case of a
// shared list: scripted answers of the providers and the expected result.

// axe runs twice at every step, which is slow on a busy machine.
test.describe.configure({ timeout: 150_000 });

const FALLBACK_LABEL = 'Exemplo escrito pela equipa';
const AI_LABEL = 'Gerado por IA';
const NO_ANSWER = 'Os serviços de IA não responderam desta vez.';
const DECLINED = 'O serviço de IA não quis responder a este pedido';

type Outcome = (typeof TEXT_OUTCOMES)[number];
const isDeclined = ({ failures }: Outcome) =>
  failures?.some((failure) => failure.includes('declined')) ?? false;
/** Groups outcomes that look the same to a visitor: same providers, same kind of result. */
const outcomeKind = (outcome: Outcome) =>
  [outcome.requestedVendors, 'error' in outcome.expect, isDeclined(outcome)].join('/');

test('Each kind of text outcome of the providers shows its result', async ({ page, ai, browserErrors }) => {
  browserErrors.expect(appReport('mfe-prompt-factory', 'All AI providers failed'));
  await openRecipe(page, 'brainstorm');
  // One case of each kind. Unit tests cover all cases of the same list.
  const outcomes = TEXT_OUTCOMES.filter(({ setup = 'all-keys' }) => setup === 'all-keys');
  const outcomesByKind = new Map(outcomes.map((outcome) => [outcomeKind(outcome), outcome]));
  expect(outcomesByKind.size).toBeGreaterThan(4);
  for (const outcome of outcomesByKind.values()) {
    await test.step(outcome.name, async () => {
      ai.script(outcome.script);
      await generate(page);
      const label = page.getByText('error' in outcome.expect ? FALLBACK_LABEL : AI_LABEL);
      await expect(label).toBeVisible();
      if ('text' in outcome.expect)
        await expect(answer(page)).toHaveText(outcome.expect.text.replace(/\s+/g, ' '));
      else await expect(page.getByText(isDeclined(outcome) ? DECLINED : NO_ANSWER)).toBeVisible();
      if (outcome.requestedVendors)
        expect(ai.log.map(({ vendor }) => vendor)).toEqual(outcome.requestedVendors);
      await button(page, 'Voltar a: Criar').click();
    });
  }
  // A fallback counts as output too.
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', String(Math.min(15, outcomesByKind.size)));
});

test('Every image outcome of the providers shows its result', async ({ page, ai }) => {
  await openRecipe(page, 'cena-fantastica');
  const images = NON_STREAMING_OUTCOMES.filter(
    ({ call, setup, imageModel }) => call === 'image' && !setup && !imageModel,
  );
  for (const outcome of images) {
    await test.step(outcome.name, async () => {
      ai.script(outcome.script);
      await generate(page);
      const value = 'value' in outcome.expect ? outcome.expect.value : '';
      const picture = answer(page).getByRole('img');
      if (value) {
        await expect(page.getByText(AI_LABEL, { exact: true })).toBeVisible();
        await expect(picture).toHaveAttribute('src', String(value));
      } else {
        await expect(page.getByText('Ilustração da equipa', { exact: true })).toBeVisible();
        await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
      }
      await button(page, 'Voltar a: Criar').click();
    });
  }
});

for (const [name, keys] of [
  ['Without keys,', {}],
  [
    'With the keys of the example configuration,',
    { GEMINI: 'COLOQUE_AQUI', OPENROUTER: 'COLOQUE', HUGGINGFACE: '' },
  ],
] as const) {
  test(`${name} no provider is called and the team's example shows`, async ({ page, ai, site }) => {
    configureAi(site, ai, keys);
    await openRecipe(page, 'brainstorm');
    await generate(page);
    await expect(page.getByText(FALLBACK_LABEL)).toBeVisible();
    await expect(
      page.getByText('ainda não está ligado a um serviço de IA, e por isso nenhum foi consultado'),
    ).toBeVisible();
    expect(ai.log).toEqual([]);
  });
}

test('Key for texts does not generate images, and the page explains it', async ({ page, ai, site }) => {
  configureAi(site, ai, { OPENROUTER: ai.keys.OPENROUTER });
  await openRecipe(page, 'cena-fantastica');
  await expect(page.getByText('Não há IA que faça imagens: o botão mostra uma ilustração')).toBeVisible();
  await generate(page);
  await expect(page.getByText('Este site ainda não está ligado ao serviço que faz imagens')).toBeVisible();
  expect(ai.log).toEqual([]);
});

test('Recipe without fallback outputs shows the error, earns nothing and can be retried', async ({
  page,
  ai,
  browserErrors,
}) => {
  browserErrors.expect(appReport('mfe-prompt-factory', 'All AI providers failed'));
  ai.script({ gemini: refusal });
  // Block the built-in recipes: the page must show the database's, however slow it is.
  await page.route('**/built-in-recipes-*.js', () => {});
  await page.route('**/rest/v1/recipes*', async (route) => {
    const response = await route.fetch();
    const rows = await response.json();
    await route.fulfill({ response, json: rows.map((row: object) => ({ ...row, fallback_outputs: [] })) });
  });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(page.getByRole('alert')).toContainText(
    'Ocorreu um erro ao gerar a resposta. Por favor, tente novamente.',
  );
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible(page, { within: '#fabrica' });
  ai.script({ gemini: [status(500)], openrouter: text('Agora sim') });
  await button(page, 'Tentar novamente').click();
  await expect(answer(page)).toHaveText('Agora sim');
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
});

test('Confetti falls after a success, more for an image, and not with reduced motion', async ({
  page,
  ai,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  ai.script({ gemini: image() });
  await openRecipe(page, 'cena-fantastica');
  await generate(page);
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(1);
  // A reload restores the image without another point or confetti.
  await page.reload();
  await expect(answer(page).getByRole('img')).toBeVisible();
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, 'Voltar a: Criar').click();
  await generate(page);
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '2');
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
});
