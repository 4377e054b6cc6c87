import { expectPage } from '@ia/test-support/pages';
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each listed route says at its real path what it is', async ({ page }) => {
    const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
    // Those of several words are behind `#` alone.
    const documented = routes.filter(({ path, listed }) => listed !== false && /^\/[a-z0-9-]*$/.test(path));
    expect(documented.length).toBeGreaterThan(8);
    for (const { path, title, description } of documented) {
      await page.goto(path === '/' ? '/' : `${path}/`);
      await expect(page).toHaveTitle(path === '/' ? title : `${title} · IA para Todos`);
      const said = page.locator('meta[name="description"]');
      if (description) await expect(said).toHaveAttribute('content', description);
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
