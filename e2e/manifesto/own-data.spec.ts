import { readFile } from 'node:fs/promises';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { lookUpReceipt, ROUTE, section, submitSuggestion, suggestionItem } from './journey.ts';

// Each sent suggestion has a receipt code. With the code, the author can save the suggestion, remove the name
// from it, and erase it, without an account.

test('Holder of a code saves a copy, removes the name and erases the suggestion', async ({ page, site }) => {
  const idea = 'Uma ideia que a autora quer de volta';
  await open(page, ROUTE);
  const code = await submitSuggestion(page, idea, 'Rosa');
  await site.backend.run(
    `update public.manifesto_suggestions set status = 'approved' where suggestion_text = '${idea}'`,
  );
  await page.reload();
  await expect(suggestionItem(page, idea)).toContainText('Rosa');

  await lookUpReceipt(page, code);
  const ownData = page.getByRole('region', { name: 'Os seus dados' });
  await expect(ownData).toContainText('Assinada por Rosa.');
  const download = page.waitForEvent('download');
  await ownData.getByRole('button', { name: 'Guardar uma cópia' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`sugestao-${code}.txt`);
  expect(await readFile(await file.path(), 'utf8')).toContain(idea);

  // A confirmation dialog opens first, and can be cancelled.
  await ownData.getByRole('button', { name: 'Retirar o meu nome' }).click();
  const nameDialog = page.getByRole('dialog', { name: 'Retirar o seu nome?' });
  await expect(nameDialog).toContainText('Não se pode desfazer');
  await page.keyboard.press('Escape');
  await expect(ownData.getByRole('button', { name: 'Retirar o meu nome' })).toBeFocused();
  await ownData.getByRole('button', { name: 'Retirar o meu nome' }).click();
  await nameDialog.getByRole('button', { name: 'Retirar o nome' }).click();
  await expect(ownData.locator('p:focus')).toContainText('O seu nome foi retirado.');
  await expect(ownData.getByRole('button', { name: 'Retirar o meu nome' })).toHaveCount(0);
  await expect(suggestionItem(page, idea), 'the list updates at once').toContainText('Anónimo');

  await ownData.getByRole('button', { name: 'Apagar a minha sugestão' }).click();
  const eraseDialog = page.getByRole('dialog', { name: 'Apagar a sua sugestão?' });
  await eraseDialog.getByRole('button', { name: 'Apagar a sugestão' }).click();
  const confirmation = page.locator('#acompanhar').getByText('A sua sugestão foi apagada.');
  await expect(confirmation).toBeVisible();
  await expect(page.locator('#acompanhar :focus')).toContainText('A sua sugestão foi apagada.');
  await expect(suggestionItem(page, idea)).toHaveCount(0);
  await expect(section(page, 'contribuir').getByText(code), 'removed from the device too').toHaveCount(0);
  await lookUpReceipt(page, code);
  await expect(page.getByText('Não encontrámos nenhuma sugestão com este código.')).toBeVisible();
});
