import { expectPage, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';

// The document of the main page contains its prerendered view. Visitors see it before scripts run, and the
// shell hydrates it.

const isScript = (url = '') => /\.js(\?|$)/.test(url);

/** Sets an attribute of <html> once the title of the main page is visible. Checks before each paint. */
const watchForTitle = (page: Page) =>
  page.addInitScript(() => {
    const checkFrame = () => {
      if (document.getElementById('inicio')?.checkVisibility())
        document.documentElement.setAttribute('data-saw-title', '');
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('Main page shows its prerendered view and its header, and does not overflow', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Manifesto' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ler o texto desta página' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('main h1') as Element).fontWeight),
      'critical CSS applies',
    ).not.toBe('400');
  });
});

test('Page hydrates the prerendered markup and repeats a click from before hydration', async ({
  page,
  site,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  let releaseScripts = () => {};
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  // Delays scripts, then lets the server respond.
  site.intercept(async (request) => {
    if (isScript(request.url)) await scriptsReleased;
    return false;
  });
  // The address of a page without its own document never shows the prerendered main page.
  await watchForTitle(page);
  await page.goto('/#/moderacao', { waitUntil: 'commit' });
  await expect(page.locator('#inicio')).toBeAttached();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-title');
  await page.goto('about:blank');

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-saw-title');
  const explore = page.getByRole('button', { name: 'Explorar' });
  await explore.click();
  await expect(explore).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => {
    for (const name of ['header', 'main h1']) document.querySelector(name)?.setAttribute('data-marked', '');
  });
  const readTitleTop = () =>
    page.evaluate(() => document.querySelector('main h1')?.getBoundingClientRect().top);
  const before = await readTitleTop();
  releaseScripts();
  await expectPage(page, '/');
  await expect(explore).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-marked]'), 'hydration replaces no element').toHaveCount(2);
  expect(await readTitleTop()).toBe(before);
  expect(warnings).toEqual([]);

  // Tags and attributes of the prerendered view equal a client render, at an address with a query.
  const readTags = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header, header *, main section:first-of-type, main section:first-of-type *',
        ),
      ]
        // Without the visitor's tile: it replaces an unglazed tile (bare clay) when the browser is idle.
        .filter((element) => !element.closest('svg[aria-label^="O meu azulejo"]'))
        .map((element) => (element.cloneNode() as Element).outerHTML)
        .map((tag) => tag.replaceAll(/ data-marked=""|(?<=#)\/\?a=b#/g, '').replaceAll(/_[rR]_\w+_/g, 'id')),
    );
  await explore.click();
  const hydratedTags = await readTags();
  await page.goto('/#/?a=b');
  await page.reload();
  await expectPage(page, '/');
  const rendered = await readTags();
  expect(hydratedTags.filter((tag, index) => tag !== rendered[index])).toEqual([]);
});

test('Page renders with the shell’s style sheets when the host’s policy blocks the inlined CSS', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/style-src/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    // Without its nonce, the policy blocks inlined CSS.
    const strictPolicy = policy.replace(/(style-src [^;]*?) 'nonce-[^']*'/, '$1');
    expect(strictPolicy).not.toBe(policy);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': strictPolicy },
    });
  });
  await page.goto('/');
  await expectPage(page, '/');
  // The inline scripts of the document (shell/src/inline) set this attribute if the inlined CSS fails. It
  // hides the prerendered view until the shell has rendered the page.
  await expect(page.locator('html')).not.toHaveAttribute('data-elsewhere');
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('main h1') as Element).fontWeight),
  ).toBe('800');
});

test('Page that fails to load keeps its prerendered text, with «Tentar de novo»', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/mfe-landing .*network/);
  browserErrors.allow(failedRequest('ERR_EMPTY_RESPONSE', '/mfe-landing/'));
  // The scripts of the landing page.
  const isPageScript = (url = '') => url.startsWith('/mfe-landing/') && isScript(url);
  site.intercept((request) => isPageScript(request.url) && Boolean(request.socket.destroy()));
  await page.goto('/');
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A inteligência artificial também é sua.');
  // The rest of the site works.
  await page.getByRole('button', { name: 'Explorar' }).click();
  await expect(page.getByRole('navigation', { name: 'Páginas do site' })).toBeVisible();
  await page.keyboard.press('Escape');
  site.intercept(() => false);
  await retry.click();
  await expectPage(page, '/');
  await expect(retry).toBeHidden();
  await leavePages(page);
});
