import { expectPage, goTo } from '@ia/test-support/pages';
import { type BrowserContext, expect, test } from 'playwright/test';
import { siteFolder } from '../support/registry.ts';
import { expectKept, openBrowser, ownFolder, portOf, type Served, serveAt } from './visitor.ts';

test('what was opened opens again with the server gone and the browser restarted; what was not says so', async () => {
  test.setTimeout(180_000);
  const folder = await ownFolder();
  let server: Served | null = await serveAt(siteFolder, folder.at('data'));
  const [url, port] = [server.url, portOf(server)];
  let browser: BrowserContext = await openBrowser(folder.at('profile'), url);
  try {
    let page = await browser.newPage();
    await page.goto('/#/manifesto-cocreate');
    await expectPage(page, '/manifesto-cocreate');
    await expectKept(page);
    await goTo(page, '#/mscopilot-course-v3');
    await expectPage(page, '/mscopilot-course-v3');
    await expectKept(page);
    await page.goto('/privacidade/');
    await expect(page.locator('h1')).toBeVisible();
    // Nothing of what people say or ask is kept on the way.
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map((request) => request.url);
    });
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => address.includes('/backend/'))).toEqual([]);

    await browser.close();
    await server.close();
    server = null;
    browser = await openBrowser(folder.at('profile'), url);
    await browser.setOffline(true);
    page = await browser.newPage();
    await page.goto('/#/manifesto-cocreate');
    await expectPage(page, '/manifesto-cocreate');
    // At its real path it is the same page.
    await page.goto('/mscopilot-course-v3/');
    await expectPage(page, '/mscopilot-course-v3');
    await expect(page).toHaveURL(/\/#\/mscopilot-course-v3$/);
    await page.goto('/privacidade/');
    await expect(page.locator('h1')).toHaveText(/privacidade/i);

    await page.goto('/acessibilidade/');
    await expect(page.locator('h1')).toHaveText('Sem ligação ao sítio');
    const kept = page.getByRole('navigation', { name: 'Estas páginas abrem sem ligação' });
    await kept.getByRole('link', { name: 'Curso: Copilot para a CML' }).click();
    await expect(page.locator('[data-page-state="ready"]')).toBeVisible();

    await goTo(page, '#/component-library');
    await expect(page.getByRole('heading', { name: 'Sem ligação à Internet' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Estas páginas abrem sem ligação' }).getByRole('link'),
    ).not.toHaveCount(0);
  } finally {
    await browser.close();
    await server?.close();
    await folder.remove();
  }
});
