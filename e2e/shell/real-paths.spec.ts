import { expectPage, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';

test('a page opened at its real path is that page from the start, and goes on behind #', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/prompt-factory/?receita=brainstorm#fabrica');
  await expectPage(page, '/prompt-factory');
  expect(page.url()).toBe(`${site.url}/#/prompt-factory?receita=brainstorm#fabrica`);
  await expect(page).toHaveTitle('Fábrica de Prompts · IA para Todos');
  // Its own files, never those of the main page, and nothing beside the site's folders.
  expect(asked.filter((path) => path.startsWith('/prompt-factory/'))).toEqual(['/prompt-factory/']);
  expect(asked.filter((path) => /mfe-landing/.test(path))).toEqual([]);
  // The modules are held against their hashes here too: what the map does not name is not loaded.
  await page.getByRole('banner').getByRole('link').first().click();
  await expectPage(page, '/');
  await page.goBack();
  await expectPage(page, '/prompt-factory');
  await page.reload();
  await expectPage(page, '/prompt-factory');
});

test('a page whose path has several words opens at its real path, and leads on from there', async ({
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

/** What can be seen and pressed, and does nothing without scripts: the router alone understands `#/…`. */
const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, a[href^="#/"]')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).pointerEvents !== 'none')
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each listed route says at its real path what it is, to people and machines, and can be read', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const siteUrl = 'https://ia.municipio.example/';
    site.configure({ siteUrl });
    const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
    const listed = routes.filter((route) => route.listed !== false);
    expect(listed.length).toBeGreaterThan(14);
    const said = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    for (const { path, title, description } of listed) {
      const place = path === '/' ? '' : `${path.slice(1)}/`;
      expect((await page.goto(`/${place}`))?.status(), path).toBe(200);
      const name = path === '/' ? title : `${title} · IA para Todos`;
      await expect(page).toHaveTitle(name);
      expect(description?.length, `${path} has a sentence of its own`).toBeGreaterThan(40);
      expect(await said('meta[name="description"]')).toBe(description);
      expect(await said('meta[property="og:title"]')).toBe(name);
      expect(await said('meta[property="og:description"]')).toBe(description);
      expect(await said('meta[property="og:url"]')).toBe(siteUrl + place);
      expect(await said('meta[property="og:image"]')).toMatch(/^https:/);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', siteUrl + place);
      const linked = await page.locator('head script[type="application/ld+json"]').textContent();
      expect(JSON.parse(linked ?? '')).toMatchObject({ url: siteUrl + place });

      // Before anything else there, and nothing stands beside it that would not respond.
      const reading = page.getByRole('link', { name: 'Ler o texto desta página' });
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(reading, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
      }
      expect(await deadControls(page), path).toEqual([]);
      expect(await page.locator('a:visible').first().textContent(), path).toBe('Ler o texto desta página');

      await reading.click();
      await expect(page).toHaveURL(`${site.url}/${place}texto/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.getByRole('heading', { level: 2 }).count(), path).toBeGreaterThan(0);
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(700);
      // What it looks like came along, from whichever depth: the words may be there before it.
      await page.waitForLoadState();
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily), path).not.toMatch(
        /^"?(serif|Times)/,
      );
    }
  });

  // Of each page, words that stand far below its first view.
  for (const [path, words] of Object.entries({
    '/': 'O que é o IA para Todos?',
    '/manifesto-cocreate/': 'Supervisão Humana',
    '/prompt-factory/': 'Preparar uma Consulta',
    '/aprender/': 'Missão 1',
    '/copilot-course/': 'Burlas e falsificações',
    '/mscopilot-course/': 'Partilhe com a equipa',
    '/mscopilot-course-v2/': 'Missão final: a Fábrica de Prompts',
    '/mission-1/': 'E ficou verdadeira?',
    '/manifesto-votos/': 'Não são uma eleição nem uma sondagem.',
    '/aprender/formadores/': 'Não há resposta certa. Peça sempre a razão.',
    '/aprender/declaracao/': 'Não é um certificado de formação profissional',
    '/component-library/': 'O valor com que a barra fica cheia.',
  })) {
    test(`${path} can be read whole`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: 'Ler o texto desta página' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).toContainText(words);
      expect((await page.locator('body').innerText()).length).toBeGreaterThan(1500);
    });
  }

  test('the text of a course leads through it, and on to the factory', async ({ page }) => {
    await page.goto('/mscopilot-course-v3/');
    await page.getByRole('link', { name: 'Ler o texto desta página' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curso: Copilot para a CML');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(13);
    await page.getByRole('link', { name: /^Fábrica de Prompts/ }).click();
    await expect(page.getByRole('heading', { name: 'Preparar uma Consulta' })).toBeVisible();
  });
});
