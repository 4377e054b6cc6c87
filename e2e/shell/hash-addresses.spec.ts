import { expectPage, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** The route of the document that the page runs in. */
const documentRoute = (page: Page) => page.evaluate(() => document.documentElement.dataset.route);
const entry = (page: Page) => page.evaluate(() => history.state?.entry as string);

test('Hash address opens the document of its page, with query and anchor, and adds no history entry', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await page.goto('/privacidade/');
  const before = await page.evaluate(() => history.length);
  requests.length = 0;
  await page.goto('/#/prompt-factory?receita=brainstorm#fabrica');
  await expectPage(page, '/prompt-factory');
  expect(page.url()).toBe(`${site.url}/#/prompt-factory?receita=brainstorm#fabrica`);
  expect(await documentRoute(page)).toBe('/prompt-factory');
  expect(requests.slice(0, 2)).toEqual(['/', '/prompt-factory/']);
  expect(requests.filter((path) => path.includes('mfe-landing'))).toEqual([]);
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
  const scrolled = await page.evaluate(() => scrollY);
  const id = await entry(page);
  await page.reload();
  await expectPage(page, '/mission-1');
  expect(await documentRoute(page)).toBe('/mission-1');
  expect(await entry(page)).toBe(id);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 100);
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

test('Main page shows nothing before a hash address opens its document', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mission-1/', async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest('**/mission-1/');
  await page.goto('/#/mission-1', { waitUntil: 'commit' });
  await requested;
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await documentRoute(page)).toBe('/');
  expect(await page.locator('h1').filter({ visible: true }).count()).toBe(0);
  release();
  await expectPage(page, '/mission-1');
});
