import { readFile } from 'node:fs/promises';
import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { expect, test } from '../support/fixtures.ts';
import { press } from './journey.ts';

test('a credential is asked for, verified, and known when it was altered; nothing of it says who', async ({
  page,
}) => {
  const { storageKey, goal, groups } = catalogue.copilotV2;
  await page.addInitScript(
    ([key, points, state]) => {
      localStorage.setItem(key, points);
      localStorage.setItem(`${key}State`, state);
    },
    [
      storageKey,
      String(goal),
      JSON.stringify({ done: groups.map(({ group_id }) => group_id), finishedOn: '2026-09-30' }),
    ] as const,
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/credential')) asked.push(request.postData() ?? '');
  });
  await open(page, '#/aprender/declaracao?curso=copilot-v2');
  await page.getByLabel('Nome').fill('Inês Araújo');
  await press(page, page.getByRole('button', { name: 'Pedir credencial digital (Open Badges 3.0)' }));
  await expect(page.getByText('A credencial está pronta.')).toBeVisible();
  expect(asked).toEqual(['{"course":"copilot-v2"}']);
  await expectAccessible(page, { within: 'main' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarregar a credencial' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('credencial-copilot-v2.jwt');
  const credential = await readFile(await file.path(), 'utf8');

  // Its address says it at once.
  await press(page, page.getByRole('link', { name: 'Ver o que diz a credencial' }));
  const verdict = page.getByRole('main').getByRole('status').first();
  await expect(verdict).toContainText('A credencial é válida');
  await expect(verdict).toContainText('MS Copilot V2');
  await expect(verdict).toContainText('Ninguém confirmou a identidade');
  await expectAccessible(page, { within: 'main' });

  // Another one, from its file, with other words and the same signature.
  const [head, body = '', signature] = credential.split('.');
  const altered = Buffer.from(body, 'base64url').toString().replaceAll('MS Copilot V2', 'Doutoramento');
  const bad = `${head}.${Buffer.from(altered).toString('base64url')}.${signature}`;
  const field = page.getByLabel('Ou abra o ficheiro');
  await field.setInputFiles({ name: 'a.jwt', mimeType: 'text/plain', buffer: Buffer.from(bad) });
  await expect(verdict).toContainText('A credencial foi alterada');
  await expect(verdict).not.toContainText('Doutoramento');
  await page.getByRole('textbox', { name: 'A credencial' }).fill('<img src=x onerror=alert(1)>');
  await page.keyboard.press('Tab');
  await press(page, page.getByRole('button', { name: 'Verificar' }));
  await expect(verdict).toContainText('Isto não é uma credencial');
  await field.setInputFiles({ name: 'a.jwt', mimeType: 'text/plain', buffer: Buffer.from(credential) });
  await expect(verdict).toContainText('A credencial é válida');
});
