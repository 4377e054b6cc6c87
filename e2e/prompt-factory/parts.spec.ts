import { expectAccessible } from '@ia/test-support/axe';
import { expect, test } from '../support/fixtures.ts';
import { answer, button, finalPrompt, openRecipe, tabTo } from './journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a part of the prompt is changed by keyboard, kept, sent and put back, on a narrow screen', async ({
  page,
}) => {
  await openRecipe(page, 'livro-de-reclamacoes');
  // What has nothing to fill in is folded away.
  await tabTo(page, button(page, /^Outras partes do prompt/));
  await page.keyboard.press('Enter');
  for (const name of ['Papel', 'Contexto', 'Tarefa', 'Formato', 'Limites']) {
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
  }
  await tabTo(page, button(page, 'Mudar à mão Limites'));
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Limites, por palavras suas' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Escreve em português de Portugal/);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Não passes de cinco frases.');
  await expect(finalPrompt(page)).toContainText('nomes nem leis. Não passes de cinco frases.');
  await expectAccessible(page, { within: '#fabrica' });

  // With text at 200 % as well, nothing leaves the page.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow(), 'horizontal scroll').toBeLessThanOrEqual(0);

  await page.reload();
  await expect(field).toHaveValue(/cinco frases\.$/);
  expect(await overflow(), 'horizontal scroll').toBeLessThanOrEqual(0);
  const small = await page
    .locator('#fabrica :is(button, textarea):visible')
    .evaluateAll((controls) => controls.filter((each) => each.getBoundingClientRect().height < 43.9).length);
  expect(small, 'targets under 44 px').toBe(0);
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).not.toBeEmpty();
  await expect(finalPrompt(page)).toContainText('Não passes de cinco frases.');
  await button(page, 'Voltar a: Criar').click();
  await button(page, 'Repor Limites').click();
  await expect(button(page, 'Voltar ao meu texto Limites')).toBeFocused();
  await expect(finalPrompt(page)).not.toContainText('cinco frases');
});
