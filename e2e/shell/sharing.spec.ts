import { expectAccessible } from '@ia/test-support/axe';
import { expectPage, goTo, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';

// Metadata for search engines and shared links, and the 404 page.

const SITE_URL = 'https://ia.municipio.example/';

/** Metadata that search engines, bookmarks and share buttons read. */
const readMetadata = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title: document.title,
      description: read('meta[name="description"]', 'content'),
      canonical: read('link[rel="canonical"]', 'href'),
      ogTitle: read('meta[property="og:title"]', 'content'),
      ogDescription: read('meta[property="og:description"]', 'content'),
      ogUrl: read('meta[property="og:url"]', 'content'),
    };
  });

test('Title, description and address follow the route, and icons, manifest and robots.txt load', async ({
  page,
  site,
}) => {
  site.configure({ siteUrl: SITE_URL });
  const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
  const expectedMetadata = (path: string) => {
    const route = routes.find((candidate) => candidate.path === path);
    const title = path === '/' ? 'IA para Todos' : `${route?.title} · IA para Todos`;
    const address = path === '/' ? SITE_URL : `${SITE_URL}${path.slice(1)}/`;
    const description = route?.description ?? '';
    return {
      title,
      description,
      canonical: address,
      ogTitle: title,
      ogDescription: description,
      ogUrl: address,
    };
  };
  await open(page, '#/');
  for (const path of ['/', '/prompt-factory', '/manifesto-cocreate', '/']) {
    await goTo(page, `#${path}`);
    await expectPage(page, path);
    await expect.poll(() => readMetadata(page)).toEqual(expectedMetadata(path));
  }

  const iconUrls = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]')].map(
      ({ href }) => href,
    ),
  );
  expect(iconUrls).toHaveLength(3);
  const manifestUrl = new URL('/site.webmanifest', page.url()).href;
  const manifest = await page.request.get(manifestUrl);
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const file of [
    ...iconUrls,
    ...icons.map(({ src }) => new URL(src, manifestUrl).href),
    '/social-card.png',
  ]) {
    const response = await page.request.get(file);
    expect(response.ok(), file).toBe(true);
    expect(response.headers()['content-type'], file).toMatch(/^image\/(png|svg\+xml)$/);
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain('User-agent: *');
});

test('Address without its trailing slash redirects to its page', async ({ page }) => {
  for (const name of ['acessibilidade', 'privacidade', 'glossario']) {
    await page.goto(`/${name}`);
    expect(new URL(page.url()).pathname).toBe(`/${name}/`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test.describe('unknown address, on a phone and without scripts', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('404 page shows links, and suggests a similar page', async ({ page, browserErrors }) => {
    browserErrors.expect(failedRequest('404', '/prompt-factory'));
    browserErrors.expect(failedRequest('404', '/%23'));
    const response = await page.goto('/prompt-factory/nada');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
    await expect(page.getByText('Talvez seja esta')).toHaveCount(0);
    // Styles and image load at any depth.
    await expect(page.getByRole('main')).toHaveCSS('width', '328px');
    const picture = page.locator('main img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx).toBeLessThanOrEqual(0);

    await page.goto('/prompt-factory-v2');
    const suggestedLink = page.getByRole('link', {
      name: 'Fábrica de Prompts Talvez seja esta a página que procura',
    });
    await expect(suggestedLink).toHaveAttribute('href', '/#/prompt-factory-v2');
    // Some mail programs encode a hash address like this.
    for (const encoded of [
      '/%23/manifesto-cocreate',
      '/%23/Manifesto-Cocreate%23contribuir',
      '/%23!/manifesto-cocreate',
    ]) {
      await page.goto(encoded);
      await expect(
        page.getByRole('link', { name: 'Co-criar o Manifesto Talvez seja esta a página que procura' }),
      ).toHaveAttribute('href', '/#/manifesto-cocreate');
    }
    await page.getByRole('link', { name: 'Privacidade' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade');
  });
});

test('404 page is accessible and links into the app', async ({ page, browserErrors }) => {
  browserErrors.expect(failedRequest('404', '/fabrica/nada'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/fabrica/nada');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Fábrica de Prompts Escrever/ }).click();
  await expectPage(page, '/prompt-factory');
});
