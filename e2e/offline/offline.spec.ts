import { expectPage, goTo } from '@ia/test-support/pages';
import { type BrowserContext, expect, test } from 'playwright/test';
import { principleCard, section, writeSuggestion } from '../manifesto/journey.ts';
import { siteFolder } from '../support/registry.ts';
import {
  createTempFolder,
  expectCached,
  openBrowser,
  type RunningSite,
  readPort,
  startServer,
} from './visitor.ts';

// The service worker caches visited pages. The outbox keeps votes and suggestions on the device until the
// server has them. The test goes offline, restarts the browser, and goes online again.

const IDEA = 'Uma ideia sem rede';

test('Visited pages open offline after a browser restart, and queued votes and suggestions arrive once', async () => {
  test.setTimeout(180_000);
  const folder = await createTempFolder();
  let server: RunningSite | null = await startServer(siteFolder, folder.at('data'));
  const [url, port] = [server.url, readPort(server)];
  let browser: BrowserContext = await openBrowser(folder.at('profile'), url);
  try {
    let page = await browser.newPage();
    await page.goto('/#/manifesto-cocreate');
    await expectPage(page, '/manifesto-cocreate');
    await expectCached(page);
    await goTo(page, '#/mscopilot-course-v3');
    await expectPage(page, '/mscopilot-course-v3');
    await expectCached(page);
    await page.goto('/privacidade/');
    await expect(page.locator('h1')).toBeVisible();
    // No response of the backend is cached.
    const cachedUrls = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => request.url);
    });
    expect(cachedUrls.length).toBeGreaterThan(20);
    expect(cachedUrls.filter((cachedUrl) => cachedUrl.includes('/backend/'))).toEqual([]);

    // The network fails while a page is open: actions are queued, and the page says so.
    await page.goto('/#/manifesto-cocreate');
    await expect(
      principleCard(page, 'Literacia').getByRole('button', { name: 'Concordo (16)' }),
    ).toBeVisible();
    await server.close();
    server = null;
    await browser.setOffline(true);
    await principleCard(page, 'Literacia')
      .getByRole('button', { name: /^Concordo/ })
      .click();
    await expect(principleCard(page, 'Literacia').getByRole('status')).toHaveText(
      /guardado neste dispositivo\. Segue sozinho quando houver ligação/,
    );
    await writeSuggestion(page, IDEA);
    await section(page, 'contribuir').getByRole('button', { name: 'Enviar sugestão' }).click();
    await expect(page.getByRole('heading', { name: 'Sugestão guardada neste dispositivo' })).toBeFocused();
    const code =
      (await page
        .locator('[data-print="recibo"]')
        .getByText(/^IA(-[0-9A-Z]{4}){4}$/)
        .textContent()) ?? '';
    const ownSuggestions = page.locator('#as-minhas-sugestoes');
    await expect(ownSuggestions).toContainText('À espera de ligação');
    await expect(ownSuggestions).toContainText('Escrita em ');
    await browser.close();
    browser = await openBrowser(folder.at('profile'), url);
    await browser.setOffline(true);
    page = await browser.newPage();
    await page.goto('/#/manifesto-cocreate');
    await expectPage(page, '/manifesto-cocreate');
    // The real path opens the same page.
    await page.goto('/mscopilot-course-v3/');
    await expectPage(page, '/mscopilot-course-v3');
    await expect(page).toHaveURL(/\/#\/mscopilot-course-v3$/);
    await page.goto('/privacidade/');
    await expect(page.locator('h1')).toHaveText(/privacidade/i);

    // Courses link to the glossary, so the worker caches it before anybody opens it.
    await page.goto('/glossario/');
    await expect(page.locator('h1')).toHaveText(/^Glossário/);

    await page.goto('/acessibilidade/');
    await expect(page.locator('h1')).toHaveText('Sem ligação ao site');
    const offlinePages = page.getByRole('navigation', { name: 'Estas páginas abrem sem ligação' });
    await offlinePages.getByRole('link', { name: 'Curso: Copilot para a CML' }).click();
    await expect(page.locator('[data-page-state="ready"]')).toBeVisible();

    await goTo(page, '#/component-library');
    await expect(page.getByRole('heading', { name: 'Sem ligação à Internet' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Estas páginas abrem sem ligação' }).getByRole('link'),
    ).not.toHaveCount(0);
    await browser.close();
    server = await startServer(siteFolder, folder.at('data'), port);
    browser = await openBrowser(folder.at('profile'), url);
    page = await browser.newPage();
    // Any page delivers the outbox, and two tabs deliver it only once.
    const [other] = await Promise.all([browser.newPage(), page.goto('/#/mscopilot-course-v3')]);
    await other.goto('/#/mscopilot-course-v3');
    const readUnsentKeys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent_')));
    await expect.poll(readUnsentKeys, { timeout: 30_000 }).toEqual([]);
    const rows = await server.backend.query<{ n: number }>(
      `select count(*)::int as n from public.manifesto_suggestions where suggestion_text = '${IDEA}'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await goTo(page, '#/manifesto-cocreate');
    await expect(page.locator('#as-minhas-sugestoes')).toContainText('Recebida');
    await expect(page.locator('#as-minhas-sugestoes')).toContainText(code);
    await expect(
      principleCard(page, 'Literacia').getByRole('button', { name: 'Concordo (17)' }),
    ).toBeVisible();
  } finally {
    await browser.close();
    await server?.close();
    await folder.remove();
  }
});
