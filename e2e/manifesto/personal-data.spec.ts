import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { ROUTE, section } from './journey.ts';

// The page looks for personal data, such as phone numbers, in suggestions, signatures and reports.

const PHONE = '912 345 678';
/** Accessible name of the notice about personal data. */
const NOTICE = { name: 'Dados pessoais no texto' };

test('Suggestion form asks about personal data in text and name, and blocks neither', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, ROUTE);
  const form = section(page, 'contribuir');
  const textField = form.getByLabel('A sua sugestão');
  await textField.fill(`Liguem-me para o ${PHONE}, ou escrevam para maria.silva@gmail.com.`);
  await expect(form.getByRole('group', NOTICE)).toContainText(`Parece um número de telefone: «${PHONE}».`);
  await expectAccessible(page, { within: '#contribuir' });

  // By keyboard: remove the number, restore it, and remove it again.
  await form.getByRole('button', { name: `Retirar «${PHONE}»` }).press('Enter');
  await expect(textField).toHaveValue('Liguem-me para o , ou escrevam para maria.silva@gmail.com.');
  await expect(form.getByRole('button', { name: 'Retirar «maria.silva@gmail.com»' })).toBeFocused();
  await form.getByRole('button', { name: `Repor «${PHONE}»` }).press('Enter');
  await expect(textField).toHaveValue(`Liguem-me para o ${PHONE}, ou escrevam para maria.silva@gmail.com.`);

  // Asks once on submit; the next press continues.
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText('carregue outra vez no botão')).toBeVisible();
  await expect(form.getByRole('group', NOTICE)).toBeFocused();
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Quer assinar a sua sugestão?' })).toBeFocused();

  await form.getByLabel('Assinar com o meu nome').check();
  const nameField = form.getByLabel('O seu nome');
  await nameField.fill('Maria 913456789');
  await form.getByRole('button', { name: 'Retirar «913456789»' }).click();
  await expect(nameField).toHaveValue('Maria ');
  await expect(nameField).toBeFocused();
});

test('Report asks about personal data before sending', async ({ page }) => {
  await open(page, ROUTE);
  await section(page, 'sugestoes').getByRole('button', { name: 'Denunciar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar esta sugestão' });
  await dialog.getByLabel('Outro motivo').check();
  await dialog.getByLabel('Quer explicar melhor?').fill('O autor mora na Rua das Flores 12.');
  await expect(dialog.getByRole('button', { name: 'Retirar «Rua das Flores 12»' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog.getByText('carregue outra vez no botão')).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog).toBeHidden();
});
