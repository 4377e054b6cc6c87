import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answer, button, FACTORY, finalPrompt, heading, pointsBar, ROUTE, tabTo } from './journey.ts';

// The wizard has four steps: category, recipe (a prompt template with blanks), prompt and answer. This
// site has no AI service, so the answer is an example that the team wrote.

// axe runs twice at every step, which is slow on a busy machine.
test.describe.configure({ timeout: 150_000 });

/** Checks that the whole step indicator is below the sticky header. */
async function expectStepsInView(page: Page) {
  const edges = async () => [
    (await page.getByRole('navigation', { name: 'Passos' }).boundingBox())?.y,
    await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom),
  ];
  await expect
    .poll(async () => {
      const [top = 0, headerBottom = 0] = await edges();
      return top >= headerBottom;
    })
    .toBe(true);
}

test('Wizard works with the mouse from the hero to another prompt, accessible at every step', async ({
  page,
}) => {
  await open(page, ROUTE);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('#fabrica [data-category]')).toHaveCount(12);
  await expectAccessible(page, { within: 'main' });

  await button(page, 'Começar a Criar').click();
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
  await expect(page.getByRole('main').getByRole('button', { name: /\d receitas?$/ })).toHaveCount(12);
  await expectAccessible(page, { within: 'main' });

  await button(page, /Gerar Ideias/).click();
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await expectStepsInView(page);
  const card = page.getByRole('article').filter({ hasText: 'Tempestade de Ideias' });
  await expect(card).toContainText('POPULAR');
  await expect(card).toContainText('4,8 em 5 (10 avaliações de exemplo)');
  await expectAccessible(page, { within: 'main' });

  await card.getByRole('button', { name: 'Tempestade de Ideias' }).click();
  await expect(heading(page, 'Tempestade de Ideias')).toBeFocused();
  await expectStepsInView(page);
  await expect(finalPrompt(page)).toContainText('Sugere 5 ideias sobre uma festa no bairro,');
  await expect(page.getByText('O seu prompt está pronto!')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Quantas ideias' }).click();
  await page.getByRole('option', { name: '10' }).click();
  await expect(finalPrompt(page)).toContainText('Sugere 10 ideias');
  await expect(page.getByText('O seu prompt está pronto!')).toBeVisible();
  await expectAccessible(page, { within: 'main' });

  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await expectStepsInView(page);
  await expect(page.getByText('Exemplo escrito pela equipa')).toBeVisible();
  await expect(page.getByText('Gerado por IA')).toHaveCount(0);
  await expect(answer(page)).not.toBeEmpty();
  await expect(finalPrompt(page)).toContainText('Sugere 10 ideias');
  await expect(page.getByText('Dica avançada')).toBeVisible();
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
  await expectAccessible(page, { within: 'main' });

  await button(page, 'Voltar a: Criar').click();
  await expect(finalPrompt(page)).toContainText('Sugere 10 ideias');
  await button(page, 'Voltar a: Receita').click();
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await button(page, 'Tempestade de Ideias').click();
  await expect(finalPrompt(page)).toContainText('Sugere 5 ideias');
  await button(page, 'Gerar com IA').click();
  await button(page, 'Criar outro prompt').click();
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
});

test('Wizard works with the keyboard only and with words that the visitor typed', async ({ page }) => {
  await open(page, ROUTE);
  await tabTo(page, button(page, 'Começar a Criar'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
  await tabTo(page, button(page, /Escrever E-mails/));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Escrever E-mails')).toBeFocused();
  await tabTo(page, button(page, 'E-mail para Marcar Reunião').first());
  await page.keyboard.press('Enter');
  await expect(heading(page, 'E-mail para Marcar Reunião')).toBeFocused();

  const subject = page.getByRole('combobox', { name: 'Assunto' });
  await tabTo(page, subject);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: /palavras minhas/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const ownTextField = page.getByRole('textbox', { name: 'Assunto' });
  await expect(ownTextField).toBeFocused();
  await expect(page.getByText('Para copiar ou gerar, falta preencher: «Assunto».')).toBeVisible();
  // No error before the visitor has had a chance to type.
  await expect(ownTextField).toHaveAttribute('aria-invalid', 'false');
  await expectAccessible(page, { within: '#fabrica' });

  // "Gerar com IA" is aria-disabled and focuses the incomplete field.
  await tabTo(page, button(page, 'Gerar com IA'));
  await expect(button(page, 'Gerar com IA')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(ownTextField).toBeFocused();
  await expect(ownTextField).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Falta «Assunto».')).toBeVisible();
  await page.keyboard.type('as obras da escada');
  await expect(finalPrompt(page)).toContainText('uma reunião sobre as obras da escada.');

  await tabTo(page, button(page, 'Gerar com IA'));
  await page.keyboard.press('Space');
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: '1 estrela' }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Obrigado pela sua avaliação!')).toBeVisible();
  await tabTo(page, button(page, 'Criar outro prompt'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
});

test.describe('By touch', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('wizard works on the smallest screen', async ({ page }) => {
    await open(page, ROUTE);
    await button(page, 'Começar a Criar').tap();
    await expect(heading(page, 'Vamos Começar a Criar?')).toBeVisible();
    await button(page, /Criar Imagens/).tap();
    await button(page, 'Cena Fantástica').tap();
    await page.getByRole('combobox', { name: 'Personagem' }).tap();
    await page.getByRole('option', { name: 'um galo astronauta' }).tap();
    await expect(finalPrompt(page)).toContainText('uma imagem de um galo astronauta');
    await button(page, 'Gerar com IA').tap();
    await expect(page.getByRole('img', { name: /Ilustração da equipa/ })).toBeVisible();
    await page.getByRole('radio', { name: '4 estrelas' }).tap();
    await expect(page.getByText('Obrigado pela sua avaliação!')).toBeVisible();
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx, 'horizontal scroll').toBeLessThanOrEqual(0);
    const smallTargets = await page.locator('#fabrica :is(button, a):visible').evaluateAll((controls) =>
      controls
        .map((control) => ({ name: control.textContent, ...control.getBoundingClientRect().toJSON() }))
        // 44 px, minus a rounding error.
        .filter(({ width, height }) => Math.min(width, height) < 43.9)
        .map(({ name, width, height }) => `${name}: ${width} × ${height}`),
    );
    expect(smallTargets, 'targets under 44 px').toEqual([]);
  });
});

test('Search, favourites and a prefilled link find a recipe', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, FACTORY);
  const search = page.getByRole('searchbox', { name: 'Procurar receitas' });
  await search.fill('submarino');
  await expect(page.getByText('Nenhuma receita encontrada para «submarino».')).toBeVisible();
  await search.fill('RECLAMACAO');
  await expect(page.getByText('1 receita encontrada para «RECLAMACAO».')).toBeVisible();
  await button(page, 'Guardar «Reclamação Clara e Educada» nas favoritas').click();
  await expectAccessible(page, { within: '#fabrica' });
  await page.reload();
  await expect(heading(page, 'As suas favoritas')).toBeVisible();
  await button(page, 'Reclamação Clara e Educada').click();
  await page.getByRole('combobox', { name: 'Onde' }).click();
  await page.getByRole('option', { name: 'num centro de saúde' }).click();
  await button(page, 'Partilhar receita').click();
  await expect(button(page, 'Partilhar receita')).toHaveText(/Ligação copiada/);
  const recipeUrl = await page.evaluate(() => navigator.clipboard.readText());
  expect(recipeUrl).toContain('#/prompt-factory%23fabrica?receita=reclamacao&onde=');

  const visitor = await context.newPage();
  await visitor.goto(recipeUrl);
  await expect(heading(visitor, 'Reclamação Clara e Educada')).toBeVisible();
  await expect(finalPrompt(visitor)).toContainText('Onde foi: num centro de saúde.');
});

test('Result prints recipe, prompt and answer without controls', async ({ page }) => {
  await open(page, `${ROUTE}?receita=brainstorm#fabrica`);
  await button(page, 'Gerar com IA').click();
  await expect(page.getByText('Exemplo escrito pela equipa')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(finalPrompt(page)).toBeVisible();
  await expect(answer(page)).toBeVisible();
  // The only line with the name of the site, with its mark.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('IA para Todos', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/Fábrica de Prompts · /).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('body > p > svg')).toBeVisible();
  await expect(page.locator('#fabrica button:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('First load excludes the AI SDK and the markdown renderer', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  // Chunks of the AI SDK, the Markdown renderer and the AI clients.
  const heavyChunks = () =>
    requestedUrls.filter((url) => /\/(web|Markdown|gemini|local)-[\w-]+\.js/.test(url));
  await open(page, FACTORY);
  await button(page, /Gerar Ideias/).click();
  await button(page, 'Tempestade de Ideias').click();
  expect(heavyChunks()).toEqual([]);
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).not.toBeEmpty();
  await expect.poll(heavyChunks).toHaveLength(1);
  expect(heavyChunks()[0]).toContain('/Markdown-');
});
