import { expectPage, goTo } from '@ia/test-support/pages';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { principleCard } from '../manifesto/journey.ts';
import { siteFolder } from '../support/registry.ts';
import { createTempFolder, expectCached, openBrowser, type RunningSite, startServer } from './visitor.ts';

// Each page has two URLs: a hash URL (`/#/aprender`) and a real path (`/aprender/`). The service worker must
// open both without a server.

/** Pages that the test opens while online, with text of each page that needs no server. */
const PAGES: Record<string, string | RegExp> = {
  '/': 'A inteligência artificial também é sua.',
  '/manifesto-cocreate': 'Literacia',
  '/manifesto-votos': 'Não são uma eleição nem uma sondagem.',
  '/prompt-factory': 'Começar a Criar',
  '/aprender': 'Missão 1',
  '/aprender/formadores': 'Fichas para formadores',
  '/copilot-course': 'Descobrir a IA',
  '/o-meu-progresso': 'O que está guardado',
};

/** Opens the browser offline: no request gets a response, and `navigator.onLine` is false. */
async function openOffline(profile: string, url: string): Promise<{ browser: BrowserContext; page: Page }> {
  const browser = await openBrowser(profile, url);
  await browser.setOffline(true);
  return { browser, page: await browser.newPage() };
}

test('Visited pages open offline at both URLs after a browser restart without a server', async () => {
  test.setTimeout(180_000);
  const folder = await createTempFolder();
  let server: RunningSite | null = await startServer(siteFolder, folder.at('data'));
  const { url } = server;
  let browser = await openBrowser(folder.at('profile'), url);
  try {
    let page = await browser.newPage();
    for (const path of Object.keys(PAGES)) {
      await page.goto(`/#${path}`);
      await expectPage(page, path);
    }
    await page.reload();
    await expectCached(page);
    for (const path of Object.keys(PAGES)) {
      await goTo(page, `#${path}`);
      await expectPage(page, path);
      await expectCached(page);
    }
    await page.goto('/privacidade/');
    await expect(page.locator('h1')).toBeVisible();
    await page.goto('/#/aprender');
    await page.getByRole('button', { name: 'Guardar os cursos neste dispositivo' }).click();
    await expect(page.getByRole('button', { name: 'Deixar de os guardar' })).toBeVisible();

    // The vote stays in the outbox through the restart.
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
    await expect(principleCard(page, 'Literacia').getByRole('status')).toContainText('Segue sozinho');
    await browser.close();

    ({ browser, page } = await openOffline(folder.at('profile'), url));
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    for (const [path, text] of Object.entries(PAGES)) {
      for (const address of [`/#${path}`, path === '/' ? '/' : `${path}/`]) {
        await page.goto('about:blank');
        await page.goto(address);
        await expectPage(page, path);
        await expect(page.getByRole('main'), address).toContainText(text);
        expect(new URL(page.url()).hash, address).toMatch(path === '/' ? /^(#\/)?$/ : `#${path}`);
      }
    }
    // A course that was saved for offline use but never visited.
    await page.goto('/mission-1/');
    await expectPage(page, '/mission-1');
    // The fragment of a real path survives the redirect to the hash URL.
    await page.goto('/manifesto-cocreate/#contribuir');
    await expectPage(page, '/manifesto-cocreate');
    expect(new URL(page.url()).hash).toBe('#/manifesto-cocreate#contribuir');
    await expect(page.locator('#contribuir').getByRole('heading').first()).toBeFocused();

    // The manifesto shows its principles with the cached votes and the queued vote.
    await page.goto('/#/manifesto-cocreate');
    await expect(page.locator('#principios').getByRole('article')).toHaveCount(6);
    await expect(page.locator('#principios')).toContainText('são os que este dispositivo recebeu a');
    await expect(principleCard(page, 'Literacia').getByRole('status')).toContainText('Segue sozinho');
    await expect(
      principleCard(page, 'Literacia').getByRole('button', { name: 'Concordo (17)' }),
    ).toBeVisible();
    await goTo(page, '#/manifesto-votos');
    await expect(page.locator('#recebidos-e-contados')).toContainText(
      'são os que este dispositivo recebeu a',
    );

    await page.goto('/privacidade/');
    await expect(page.locator('h1')).toHaveText(/privacidade/i);
    await page.goto('/nunca-existiu/');
    await expect(page.locator('h1')).toHaveText('Sem ligação ao site');
    await page.goto('/#/nunca-existiu');
    await expectPage(page, '/');
    expect(pageErrors).toEqual([]);
  } finally {
    await browser.close();
    await server?.close();
    await folder.remove();
  }
});
