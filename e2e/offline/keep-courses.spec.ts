import { expectPage } from '@ia/test-support/pages';
import { expect, test } from 'playwright/test';
import { siteFolder } from '../support/registry.ts';
import { openBrowser, ownFolder, serveAt } from './visitor.ts';

test('the courses are kept on request, open without a network though none was opened, and are let go again', async () => {
  test.setTimeout(120_000);
  const folder = await ownFolder();
  const server = await serveAt(siteFolder, folder.at('data'));
  const browser = await openBrowser(folder.at('profile'), server.url);
  try {
    const page = await browser.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#/aprender');
    await expectPage(page, '/aprender');
    const keep = page.getByRole('button', { name: 'Guardar os cursos neste dispositivo' });
    await keep.press('Enter');
    const drop = page.getByRole('button', { name: 'Deixar de os guardar' });
    await expect(drop).toBeVisible();

    await server.close();
    await browser.setOffline(true);
    await page.goto('/#/mission-1');
    await page.reload();
    await expectPage(page, '/mission-1');
    await page.goto('/copilot-course/');
    await expectPage(page, '/copilot-course');
    await page.goto('/#/aprender');
    await expectPage(page, '/aprender');
    await drop.press('Enter');
    await expect(page.getByRole('heading', { name: 'Aprender sem ligação à Internet' })).toBeFocused();
    const kept = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('/mfe-courses/')));
    expect(await kept()).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    await folder.remove();
  }
});
