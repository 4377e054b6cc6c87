import { expectAccessible } from '@ia/test-support/axe';
import { expect, test } from '../support/fixtures.ts';
import { button, finalPrompt, heading, openRecipe } from './journey.ts';

// Personal data in a prompt, such as a tax number, stops the first press of a button with a notice. The
// second press goes on.

test('Factory asks about personal data before copying or generating, and then proceeds', async ({ page }) => {
  await openRecipe(page, 'livro-de-reclamacoes');
  await button(page, /^Outras partes do prompt/).click();
  await button(page, 'Mudar à mão: Limites').click();
  const field = page.getByRole('textbox', { name: 'Limites, por palavras suas' });
  await field.fill('O meu NIF é 123456789 e o telefone 912345678.');
  const notice = page.getByRole('group', { name: 'Dados pessoais no texto' });
  await expect(notice).toContainText('Parece um número de contribuinte: «123456789». Quer retirá-lo?');
  await expectAccessible(page, { within: '#fabrica' });

  await button(page, 'Copiar Prompt').click();
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('carregue outra vez no botão');
  await expect(button(page, 'Copiar Prompt')).toBeVisible();
  await button(page, 'Retirar «123456789»').click();
  await button(page, 'Retirar «912345678»').click();
  await expect(field).toBeFocused();
  await expect(finalPrompt(page)).toContainText('O meu NIF é e o telefone .');

  await field.fill('O meu telefone é 913456789.');
  await button(page, 'Gerar com IA').click();
  await expect(notice).toBeFocused();
  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeFocused();
});

test("Blank with the visitor's own words asks about a phone number before copying, and blocks nothing", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecipe(page, 'brainstorm');
  await page.getByRole('combobox', { name: 'Tema', exact: true }).click();
  await page.getByRole('option', { name: /palavras minhas/ }).click();
  const blank = page.getByRole('textbox', { name: 'Tema', exact: true });
  await blank.fill('um jantar de vizinhos: quem vier liga para o 914567890');
  const notice = page.getByRole('group', { name: 'Dados pessoais no texto' });
  await expect(notice).toContainText('Parece um número de telefone: «914567890». Quer retirá-lo?');
  await expectAccessible(page, { within: '#fabrica' });

  await button(page, 'Copiar Prompt').click();
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('carregue outra vez no botão');
  await expect(button(page, 'Copiar Prompt')).toBeVisible();
  await button(page, 'Copiar Prompt').click();
  await expect(button(page, 'Copiar Prompt')).toContainText('Prompt copiado!');
  await expect(finalPrompt(page)).toContainText('quem vier liga para o 914567890');
  await expect(notice).toHaveCount(0);
});
