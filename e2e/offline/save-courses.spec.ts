import { expectPage } from '@ia/test-support/pages';
import { expect, test } from 'playwright/test';
import { siteFolder } from '../support/registry.ts';
import { createTempFolder, openBrowser, startServer } from './visitor.ts';

// A button on the page «Aprender» stores the courses in the cache of the service worker.

test('Courses saved for offline use open offline without an earlier visit, and are deleted on request', async () => {
  test.setTimeout(120_000);
  const folder = await createTempFolder();
  const server = await startServer(siteFolder, folder.at('data'));
  const browser = await openBrowser(folder.at('profile'), server.url);
  try {
    const page = await browser.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#/aprender');
    await expectPage(page, '/aprender');
    const saveButton = page.getByRole('button', { name: 'Guardar os cursos neste dispositivo' });
    await saveButton.press('Enter');
    const deleteButton = page.getByRole('button', { name: 'Deixar de os guardar' });
    await expect(deleteButton).toBeVisible();

    await server.close();
    await browser.setOffline(true);
    await page.goto('/#/mission-1');
    await page.reload();
    await expectPage(page, '/mission-1');
    await page.goto('/copilot-course/');
    await expectPage(page, '/copilot-course');
    await page.goto('/#/aprender');
    await expectPage(page, '/aprender');
    await deleteButton.press('Enter');
    await expect(page.getByRole('heading', { name: 'Aprender sem ligação à Internet' })).toBeFocused();
    const cachedNames = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('/mfe-courses/')));
    expect(await cachedNames()).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    await folder.remove();
  }
});
