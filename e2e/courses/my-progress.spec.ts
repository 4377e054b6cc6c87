import { expectAccessible } from '@ia/test-support/axe';
import { layoutFaults } from '@ia/test-support/layout';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { blocks, points } from './progress.ts';

// The page «O meu progresso» shows all data that the site stores on the device. Visitors can erase the data
// there, or move it to another device by file or by QR code.

const PAGE = '#/o-meu-progresso';
const COURSE = '#/mscopilot-course-v3';
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const confirmImport = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Isto veio de outro dispositivo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Trazer para este dispositivo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /está agora aqui/ })).toBeFocused();
};

test('progress moves to other devices by file and by QR code URL, and can be erased item by item or at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, COURSE);
  await page.getByRole('button', { name: 'Continuar', exact: true }).press('Enter');
  await expect(points(page)).toHaveAttribute('aria-valuetext', '15 de 200');
  const blockCount = await blocks(page).count();

  await open(page, PAGE);
  const row = page.locator('[data-stored-item="Curso «Copilot para a CML»"]');
  await expect(row).toContainText('15 pontos · 1 módulo feito');
  const download = page.waitForEvent('download');
  await button(page, 'Descarregar ficheiro').press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^o-meu-progresso-\d{4}-\d\d-\d\d\.json$/);
  await button(page, 'Mostrar código QR').press('Enter');
  await expect(page.getByRole('img', { name: 'Código QR com o seu progresso' })).toBeVisible();
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, /^Copiar o endereço/).press('Enter');
  const transferUrl = await page.evaluate(() => navigator.clipboard.readText());

  for (const medium of ['file', 'URL'] as const) {
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    const requests: string[] = [];
    phone.on('request', (request) =>
      requests.push(new URL(request.url()).href.split('#')[0] + (request.postData() ?? '')),
    );
    if (medium === 'file') {
      await open(phone, PAGE);
      await phone.getByLabel('Ficheiro do outro dispositivo').setInputFiles(await file.path());
    } else {
      await phone.goto(transferUrl);
      await expect.poll(() => phone.url()).not.toContain('trazer');
      // The data is in the URL's hash, which browsers never send.
      const code = transferUrl.split('.').at(-1) as string;
      expect(requests.filter((request) => request.includes(code.slice(0, 40)))).toEqual([]);
    }
    await confirmImport(phone);
    await open(phone, COURSE);
    await expect(points(phone)).toHaveAttribute('aria-valuetext', '15 de 200');
    await expect(blocks(phone)).toHaveCount(blockCount);
    await context.close();
  }

  await row.getByRole('button', { name: /^Apagar/ }).press('Enter');
  await expect(row).toContainText('Apagado deste dispositivo.');
  await row.getByRole('button', { name: /^Anular/ }).press('Enter');
  await expect(row).toContainText('15 pontos');
  await button(page, 'Apagar tudo deste dispositivo').press('Enter');
  await expect(page.getByRole('heading', { name: 'Quer mesmo apagar tudo?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Já não há nada deste site/ })).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expectAccessible(page);
});
