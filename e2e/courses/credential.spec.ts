import { readFile } from 'node:fs/promises';
import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { expect, test } from '../support/fixtures.ts';
import { press } from '../support/keyboard.ts';
import { storeFinishedCourse } from './progress.ts';

// A credential is a signed statement (Open Badges 3.0) that its holder finished a course. The page sends
// only the course and the number of right answers to the site's credential function. The name stays on the
// device.

test('credential page issues a credential without personal data, accepts it, and rejects an altered copy', async ({
  page,
}) => {
  await storeFinishedCourse(page, catalogue.copilotV2);
  const requestBodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/credential')) requestBodies.push(request.postData() ?? '');
  });
  await open(page, '#/aprender/declaracao?curso=copilot-v2');
  await page.getByLabel('Nome').fill('Inês Araújo');
  await press(page, page.getByRole('button', { name: 'Pedir credencial digital (Open Badges 3.0)' }));
  await expect(page.getByText('A credencial está pronta.')).toBeVisible();
  expect(requestBodies).toEqual(['{"course":"copilot-v2","correct":6}']);
  await expectAccessible(page, { within: 'main' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarregar a credencial' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('credencial-copilot-v2.jwt');
  const credential = await readFile(await file.path(), 'utf8');

  // The link contains the credential, so the page verifies it at once.
  await press(page, page.getByRole('link', { name: 'Ver o que diz a credencial' }));
  const result = page.getByRole('main').getByRole('status').first();
  await expect(result).toContainText('A credencial é válida');
  await expect(result).toContainText('MS Copilot V2');
  await expect(result).toContainText('Ninguém confirmou a identidade');
  await expectAccessible(page, { within: 'main' });

  // An uploaded file with an altered payload and the original signature.
  const [head, body = '', signature] = credential.split('.');
  const altered = Buffer.from(body, 'base64url').toString().replaceAll('MS Copilot V2', 'Doutoramento');
  const alteredCredential = `${head}.${Buffer.from(altered).toString('base64url')}.${signature}`;
  const fileField = page.getByLabel('Ou abra o ficheiro');
  await fileField.setInputFiles({
    name: 'a.jwt',
    mimeType: 'text/plain',
    buffer: Buffer.from(alteredCredential),
  });
  await expect(result).toContainText('A credencial foi alterada');
  await expect(result).not.toContainText('Doutoramento');
  await page.getByRole('textbox', { name: 'A credencial' }).fill('<img src=x onerror=alert(1)>');
  await page.keyboard.press('Tab');
  await press(page, page.getByRole('button', { name: 'Verificar' }));
  await expect(result).toContainText('Isto não é uma credencial');
  await fileField.setInputFiles({ name: 'a.jwt', mimeType: 'text/plain', buffer: Buffer.from(credential) });
  await expect(result).toContainText('A credencial é válida');
});
