import { expectPage, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';

// A real path (`/aprender/`) is the address of a route's prerendered document. The shell replaces it with
// the hash address (`/#/aprender`). Each document links to its plain text version (`/aprender/texto/`).

test('Page opens at its real path without another page first, and continues at its hash address', async ({
  page,
  site,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/prompt-factory/?receita=brainstorm#fabrica');
  await expectPage(page, '/prompt-factory');
  expect(page.url()).toBe(`${site.url}/#/prompt-factory?receita=brainstorm#fabrica`);
  await expect(page).toHaveTitle('Fábrica de Prompts · IA para Todos');
  // No file of the main page, and no file relative to the real path.
  expect(requestedPaths.filter((path) => path.startsWith('/prompt-factory/'))).toEqual(['/prompt-factory/']);
  expect(requestedPaths.filter((path) => /mfe-landing/.test(path))).toEqual([]);
  // Integrity applies here too: other pages load only if this document's import map names their modules.
  await page.getByRole('banner').getByRole('link').first().click();
  await expectPage(page, '/');
  await page.goBack();
  await expectPage(page, '/prompt-factory');
  await page.reload();
  await expectPage(page, '/prompt-factory');
});

test('Page with a path of several segments opens at its real path, and its links work', async ({
  page,
  site,
}) => {
  await page.goto('/aprender/formadores/?ficha=missao-1');
  await expectPage(page, '/aprender/formadores');
  expect(page.url()).toBe(`${site.url}/#/aprender/formadores?ficha=missao-1`);
  await expect(page).toHaveTitle('Fichas para formadores · IA para Todos');
  await page.goto('/aprender/declaracao');
  await expectPage(page, '/aprender/declaracao');
  await page.getByRole('banner').getByRole('link').first().click();
  await expectPage(page, '/');
  await leavePages(page);
});

/** Visible controls that do nothing without scripts: only the router handles `#/…` links. */
const readDeadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, a[href^="#/"]')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).pointerEvents !== 'none')
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Real path of each listed route has its own metadata, and a link to its plain text', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const siteUrl = 'https://ia.municipio.example/';
    site.configure({ siteUrl });
    const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
    const listed = routes.filter((route) => route.listed !== false);
    expect(listed.length).toBeGreaterThan(14);
    const readMetaContent = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    for (const { path, title, description } of listed) {
      const folder = path === '/' ? '' : `${path.slice(1)}/`;
      expect((await page.goto(`/${folder}`))?.status(), path).toBe(200);
      const documentTitle = path === '/' ? title : `${title} · IA para Todos`;
      await expect(page).toHaveTitle(documentTitle);
      expect(description?.length, `${path} has its own description`).toBeGreaterThan(40);
      expect(await readMetaContent('meta[name="description"]')).toBe(description);
      expect(await readMetaContent('meta[property="og:title"]')).toBe(documentTitle);
      expect(await readMetaContent('meta[property="og:description"]')).toBe(description);
      expect(await readMetaContent('meta[property="og:url"]')).toBe(siteUrl + folder);
      expect(await readMetaContent('meta[property="og:image"]')).toMatch(/^https:/);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', siteUrl + folder);
      const structuredData = await page.locator('head script[type="application/ld+json"]').textContent();
      expect(JSON.parse(structuredData ?? '')).toMatchObject({ url: siteUrl + folder });

      // The link is the first one, and no visible control needs scripts.
      const plainTextLink = page.getByRole('link', { name: 'Ler o texto desta página' });
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(plainTextLink, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
      }
      expect(await readDeadControls(page), path).toEqual([]);
      expect(await page.locator('a:visible').first().textContent(), path).toBe('Ler o texto desta página');

      await plainTextLink.click();
      await expect(page).toHaveURL(`${site.url}/${folder}texto/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.getByRole('heading', { level: 2 }).count(), path).toBeGreaterThan(0);
      const text = await page.locator('main').innerText();
      expect(text.length, path).toBeGreaterThan(700);
      expect(text, `${path} shows no markup of rich text`).not.toMatch(/\[\[|\*\*/);
      // Styles load at any depth. The text may show before them.
      await page.waitForLoadState();
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily), path).not.toMatch(
        /^"?(serif|Times)/,
      );
    }
  });

  // Text from far below the prerendered view of each page.
  for (const [path, text] of Object.entries({
    '/': 'O que é o IA para Todos?',
    '/manifesto-cocreate/': 'Supervisão Humana',
    '/prompt-factory/': 'Preparar uma Consulta',
    '/aprender/': 'Missão 1',
    '/copilot-course/': 'Burlas e falsificações',
    '/mscopilot-course/': 'Partilhe com a equipa',
    '/mscopilot-course-v2/': 'Missão final: a Fábrica de Prompts',
    '/mission-1/': 'A frase ficou bonita. E é verdade?',
    '/manifesto-votos/': 'Não são uma eleição nem uma sondagem.',
    '/aprender/formadores/': 'Não há resposta certa. Peça sempre a razão.',
    '/aprender/declaracao/': 'Não é um certificado de formação profissional',
    '/component-library/': 'O valor com que a barra fica cheia.',
  })) {
    test(`Plain text of ${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: 'Ler o texto desta página' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).toContainText(text);
      expect((await page.locator('body').innerText()).length).toBeGreaterThan(1500);
    });
  }

  test('Plain text of a course has its headings and a link to the factory', async ({ page }) => {
    await page.goto('/mscopilot-course-v3/');
    await page.getByRole('link', { name: 'Ler o texto desta página' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curso: Copilot para a CML');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(13);
    await page.getByRole('link', { name: /^Fábrica de Prompts/ }).click();
    await expect(page.getByRole('heading', { name: 'Preparar uma Consulta' })).toBeVisible();
  });
});
