import { expect, test } from '../support/fixtures.ts';
import { onPhoneAndDesktop } from './widths.ts';

// Static pages, such as the privacy page, are documents at real paths beside the application.

onPhoneAndDesktop(() => {
  for (const folder of ['acessibilidade', 'privacidade', 'inteligencia-artificial', 'glossario']) {
    test(`/${folder}/ is styled, fits its width and links back`, async ({ page }) => {
      await page.goto(`/${folder}/`);
      await expect(page.locator('.tiles')).toHaveCSS('background-image', /border-tile\.svg/);
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflowPx).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: 'Voltar à Página Principal' }).click();
      await expect(page.locator('main h1')).toHaveText('A inteligência artificial também é sua.');
    });
  }
});

test('accessibility statement has the official section order and the measured status', async ({ page }) => {
  await page.goto('/acessibilidade/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^I\. Estado de conformidade/,
    /^II\. Elaboração/,
    /^III\. Contacto/,
    /^IV\. Outras evidências/,
    /^V\. Denúncia/,
  ]);
  await expect(page.locator('#status-compliance')).toHaveText('parcialmente conforme');
});

test('visitor can erase the device data and undo it', async ({ page }) => {
  await page.goto('/privacidade/');
  await page.evaluate(() => localStorage.setItem('promptFactoryPoints', '7'));
  await page.getByRole('button', { name: 'Apagar os meus dados deste dispositivo' }).click();
  await expect(page.getByRole('status')).toContainText('Já não há nada deste site');
  const points = () => page.evaluate(() => localStorage.getItem('promptFactoryPoints'));
  expect(await points()).toBeNull();
  await page.getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByRole('status')).toContainText('voltaram ao dispositivo');
  expect(await points()).toBe('7');
});
