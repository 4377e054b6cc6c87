import { readFile } from 'node:fs/promises';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { follow, ROUTE, section, submit, suggestion } from './journey.ts';

test('Holder of a code saves a copy, removes the name and erases the suggestion', async ({ page, site }) => {
  const idea = 'Uma ideia que a autora quer de volta';
  await open(page, ROUTE);
  const code = await submit(page, idea, 'Rosa');
  await site.backend.run(
    `update public.manifesto_suggestions set status = 'approved' where suggestion_text = '${idea}'`,
  );
  await page.reload();
  await expect(suggestion(page, idea)).toContainText('Rosa');

  await follow(page, code);
  const own = page.getByRole('region', { name: 'Os seus dados' });
  await expect(own).toContainText('Assinada por Rosa.');
  const saving = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Guardar uma cópia' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`sugestao-${code}.txt`);
  expect(await readFile(await file.path(), 'utf8')).toContain(idea);

  // A confirmation dialog opens first, and can be cancelled.
  await own.getByRole('button', { name: 'Retirar o meu nome' }).click();
  const question = page.getByRole('dialog', { name: 'Retirar o seu nome?' });
  await expect(question).toContainText('Não se pode desfazer');
  await page.keyboard.press('Escape');
  await expect(own.getByRole('button', { name: 'Retirar o meu nome' })).toBeFocused();
  await own.getByRole('button', { name: 'Retirar o meu nome' }).click();
  await question.getByRole('button', { name: 'Retirar o nome' }).click();
  await expect(own.locator('p:focus')).toContainText('O seu nome foi retirado.');
  await expect(own.getByRole('button', { name: 'Retirar o meu nome' })).toHaveCount(0);
  await expect(suggestion(page, idea), 'the list knows at once').toContainText('Anónimo');

  await own.getByRole('button', { name: 'Apagar a minha sugestão' }).click();
  const last = page.getByRole('dialog', { name: 'Apagar a sua sugestão?' });
  await last.getByRole('button', { name: 'Apagar a sugestão' }).click();
  const gone = page.locator('#acompanhar').getByText('A sua sugestão foi apagada.');
  await expect(gone).toBeVisible();
  await expect(page.locator('#acompanhar :focus')).toContainText('A sua sugestão foi apagada.');
  await expect(suggestion(page, idea)).toHaveCount(0);
  await expect(section(page, 'contribuir').getByText(code), 'removed from the device too').toHaveCount(0);
  await follow(page, code);
  await expect(page.getByText('Não encontrámos nenhuma sugestão com este código.')).toBeVisible();
});
