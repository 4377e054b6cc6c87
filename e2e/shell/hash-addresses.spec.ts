import { expectPage, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Each route has a hash address (`/#/mission-1`). Most also have a prerendered document at a real path
// (`/mission-1/`). For a hash address, the first script of the main page opens that document. The shell
// then shows the hash address again.

/** The route of the document that the page runs in. */
const documentRoute = (page: Page) => page.evaluate(() => document.documentElement.dataset.route);
/** Id of the current history entry. */
const readEntryId = (page: Page) => page.evaluate(() => history.state?.entry as string);

test('Hash address opens the document of its page, with query and anchor, and adds no history entry', async ({
  page,
  site,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/privacidade/');
  const before = await page.evaluate(() => history.length);
  requestedPaths.length = 0;
  await page.goto('/#/prompt-factory?receita=brainstorm#fabrica');
  await expectPage(page, '/prompt-factory');
  expect(page.url()).toBe(`${site.url}/#/prompt-factory?receita=brainstorm#fabrica`);
  expect(await documentRoute(page)).toBe('/prompt-factory');
  // The icon of the page before may still arrive.
  expect(requestedPaths.filter((path) => path !== '/favicon.svg').slice(0, 2)).toEqual([
    '/',
    '/prompt-factory/',
  ]);
  expect(requestedPaths.filter((path) => path.includes('mfe-landing'))).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacidade\/$/);
});

test('Reload of a hash address keeps its history entry, and Back leads to the page before', async ({
  page,
}) => {
  await open(page, '#/aprender');
  await page
    .locator('main')
    .getByRole('link', { name: /Missão 1/ })
    .first()
    .click();
  await expectPage(page, '/mission-1');
  await page.locator('#blocos').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const scrollBefore = await page.evaluate(() => scrollY);
  const id = await readEntryId(page);
  await page.reload();
  await expectPage(page, '/mission-1');
  expect(await documentRoute(page)).toBe('/mission-1');
  expect(await readEntryId(page)).toBe(id);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollBefore - 100);
  await page.goBack();
  await expectPage(page, '/aprender');
  await page.goForward();
  await expectPage(page, '/mission-1');
});

test('Hash address without a prerendered document opens on the main page', async ({ page, site }) => {
  await open(page, '#/moderacao');
  expect(await documentRoute(page)).toBe('/');
  site.configure({ featureFlags: { enableManifestoCoCreation: false } });
  await page.goto('/#/manifesto-cocreate');
  await page.reload();
  await expectPage(page, '/');
  expect(await documentRoute(page)).toBe('/');
});

test('Main page shows nothing before a hash address opens its document', async ({ page, site }) => {
  // Long enough for the main page to paint.
  site.intercept(async (request) => {
    if (request.url === '/mission-1/') await new Promise((resolve) => setTimeout(resolve, 1_000));
    return false;
  });
  await page.addInitScript(() => {
    // The shell changes the path later, on a busy machine before the observer is called.
    const { pathname } = location;
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      sessionStorage.setItem('painted', `${sessionStorage.getItem('painted') ?? ''}${pathname} `);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/#/mission-1');
  await expectPage(page, '/mission-1');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted')?.trim())).toBe('/mission-1/');
});
