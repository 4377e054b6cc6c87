import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  createAccount,
  lookUpReceipt,
  principleCard,
  ROUTE,
  section,
  signIn,
  submitSuggestion,
  suggestionItem,
  writeSuggestion,
} from './journey.ts';

// The shell's suites test its header and footer.
const MAIN = { within: 'main' };

// axe checks every element of a long page, in the light and dark themes.
test.describe.configure({ timeout: 150_000 });

test('Co-creation page, a voted principle and its details are accessible', async ({ page }) => {
  await open(page, ROUTE);
  await expect(section(page, 'sugestoes').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, MAIN);
  const card = principleCard(page, 'Potencial Humano');
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await card.getByRole('button', { name: 'Saber mais...' }).click();
  await expect(card.getByRole('tabpanel')).toBeVisible();
  await card.getByText('Ver os números numa tabela').click();
  await expectAccessible(page, { within: '#principio-potencial-humano' });
  await card.getByRole('tab', { name: 'Teste Rápido' }).click();
  await card.getByRole('button', { name: /publica tudo/ }).click();
  await expectAccessible(page, { within: '#principio-potencial-humano' });
});

test('Form is accessible in every state, and so is tracking a suggestion', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('ERR_EMPTY_RESPONSE'), appReport('mfe-manifesto', 'Backend offline'));
  await open(page, ROUTE);
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText('Escreva a sua sugestão antes de continuar.')).toBeVisible();
  await expectAccessible(page, { within: '#contribuir' });
  await writeSuggestion(page, 'Uma ideia');
  await form.getByLabel('Assinar com o meu nome').check();
  await form.getByLabel('O seu nome').fill('a'.repeat(81));
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expectAccessible(page, { within: '#contribuir' });
  await form.getByLabel('O seu nome').fill('Rosa');
  site.setBackend('down');
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page, { within: '#contribuir' });
  site.setBackend('up');
  await form.getByRole('button', { name: 'Alterar o texto' }).click();
  const code = await submitSuggestion(page, 'Uma ideia');
  await lookUpReceipt(page, code);
  await expect(page.locator('#acompanhar').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, { within: '#contribuir' });
});

test('Supported suggestion, report dialog and a page without backend are accessible', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('ERR_EMPTY_RESPONSE'), appReport('mfe-manifesto', 'Backend offline'));
  await open(page, ROUTE);
  await page.getByText('Ver mais 5 exemplos').click();
  const card = suggestionItem(page, 'Testar cada nova ferramenta');
  await card.getByRole('button', { name: /^Apoiar/ }).click();
  await expect(card.getByText('Obrigado por apoiar!')).toBeVisible();
  await expectAccessible(page, { within: '#sugestoes' });
  await card.getByRole('button', { name: 'Denunciar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog.getByText('Escolha um motivo.')).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  site.setBackend('down');
  await page.reload();
  await expect(page.getByText('Não foi possível carregar as sugestões da comunidade.')).toBeVisible();
  await expectAccessible(page, MAIN);
});

test('Moderation is accessible: sign-in, queue and dialogs', async ({ page, site }) => {
  await open(page, ROUTE);
  await submitSuggestion(page, 'Uma ideia para moderar com acessibilidade');
  await open(page, '#/moderacao');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expectAccessible(page, MAIN);
  await signIn(page, await createAccount(site, 'moderator'));
  const entry = page.getByRole('listitem').filter({ hasText: 'moderar com acessibilidade' });
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: 'Não publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Não publicar a sugestão' }).click();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await entry.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Decisões desta sessão' })).toBeVisible();
  await expectAccessible(page, MAIN);
});

for (const [width, textSize] of [
  [320, '100%'],
  [768, '200%'],
] as const) {
  test(`Content does not overflow at ${width} px with text at ${textSize}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, ROUTE);
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size, 'important'),
      textSize,
    );
    await principleCard(page, 'Literacia').getByRole('button', { name: 'Saber mais...' }).press('Enter');
    await expect(principleCard(page, 'Literacia').getByRole('tabpanel')).toBeVisible();
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
}
