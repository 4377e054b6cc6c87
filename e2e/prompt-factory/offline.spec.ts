import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { backendErrors } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { button, FACTORY, generate, heading, openRecipe, ROUTE } from './journey.ts';

// Recipes and the hero text come from the backend. The app contains a copy, the built-in content, for a
// backend that does not answer.

// axe runs twice at every step, which is slow on a busy machine.
test.describe.configure({ timeout: 150_000 });

const HERO_ERROR = 'Não foi possível carregar o conteúdo.';
const RECIPES_ERROR = 'Não foi possível carregar as receitas.';

for (const backendState of ['down', 'failing', 'hanging'] as const) {
  test(`With the backend ${backendState}, the built-in content works and a notice shows`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(...backendErrors(backendState, 'mfe-prompt-factory'));
    site.setBackend(backendState);
    await open(page, FACTORY);
    await expect(page.getByText(HERO_ERROR)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('máquina de ideias');
    await expect(page.getByText(RECIPES_ERROR)).toBeVisible();
    if (backendState === 'down') await expectAccessible(page, { within: 'main' });
    await button(page, /Associações/).click();
    await button(page, 'Chamar Voluntários').click();
    await generate(page);
    await expect(page.getByText('Exemplo escrito pela equipa')).toBeVisible();
    // A rating that cannot be sent is only logged.
    await page.getByRole('radio', { name: '5 estrelas' }).click();
    await expect(page.getByText('Obrigado pela sua avaliação!')).toBeVisible();
  });
}

test('Built-in recipes do not wait for a hanging backend', async ({ page, site, browserErrors }) => {
  // On a slow machine the request may time out before the test ends.
  browserErrors.allow(...backendErrors('hanging', 'mfe-prompt-factory'));
  site.setBackend('hanging');
  await open(page, FACTORY);
  await button(page, /Gerar Ideias/).click();
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  // The database request is still pending and has not timed out.
  expect(await page.getByText(RECIPES_ERROR).count()).toBe(0);
});

test('Retry button loads recipes and hero from a recovered backend', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(...backendErrors('failing', 'mfe-prompt-factory'));
  site.setBackend('failing');
  await open(page, FACTORY);
  await expect(page.getByText(RECIPES_ERROR)).toBeVisible();
  await expect(page.getByText(HERO_ERROR)).toBeVisible();
  site.setBackend('up');
  await button(page, 'Tentar de novo').click();
  await expect(page.getByText(RECIPES_ERROR)).toHaveCount(0);
  await expect(page.getByText('As receitas já estão em dia.')).toBeFocused();
  await expect(page.getByText(HERO_ERROR)).toHaveCount(0);
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeVisible();
});

test('Without a backend the built-in content shows no notice, and ratings are not sent', async ({
  page,
  site,
}) => {
  site.configure({ backend: null });
  const requestedUrls: string[] = [];
  page.on('request', (request) => request.url().includes('/rest/v1/') && requestedUrls.push(request.url()));
  await open(page, ROUTE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('máquina de ideias');
  await openRecipe(page, 'brainstorm');
  await expect(page.getByText(/Não foi possível/)).toHaveCount(0);
  await generate(page);
  await page.getByRole('radio', { name: '5 estrelas' }).click();
  await expect(page.getByText('Obrigado pela sua avaliação!')).toBeVisible();
  expect(requestedUrls).toEqual([]);
});
