import { expectPage, goTo, open } from '@ia/test-support/pages';
import { movedSince, type Reading, readingNow, standsStill } from '@ia/test-support/reading';
import type { Page } from 'playwright/test';
import { expect, motion, test } from '../support/fixtures.ts';

test.use(motion);

/** Scrolls down as a reader does, and says what they then have before them. */
async function readDown(page: Page, pixels: number): Promise<Reading> {
  await page.mouse.move(600, 400);
  for (let y = 0; y < pixels; y += 400) await page.mouse.wheel(0, 400);
  await standsStill(page);
  return readingNow(page);
}

const expectReading = (page: Page, reading: Reading) =>
  expect
    .poll(() => movedSince(page, reading), { message: `reads #${reading.section} at ${reading.top} px` })
    .toBeLessThanOrEqual(40);

test('Back leads to the landing page from wherever its short anchors led (V1)', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Aprender IA', exact: true }).first().click();
  await expect(page).toHaveURL(/\/#learn$/);
  await page
    .locator('#learn')
    .getByRole('link', { name: /Fábrica de Prompts IA/ })
    .click();
  await expectPage(page, '/prompt-factory');
  await page.goBack();
  await expectPage(page, '/');
  await expect(page).toHaveURL(/\/#learn$/);
  await expect(page.locator('#learn')).toBeInViewport();
  await page.goForward();
  await expectPage(page, '/prompt-factory');
  await expect(page).toHaveURL(/#\/prompt-factory$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/(#\/)?$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThanOrEqual(40);
});

test('the skip link adds no place to go back to (V1)', async ({ page }) => {
  await open(page, '#/');
  await goTo(page, '#/manifesto-cocreate');
  await expectPage(page, '/manifesto-cocreate');
  const address = page.url();
  await page.getByRole('link', { name: 'Saltar para o conteúdo' }).press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expectPage(page, '/');
});

test('every place is found again: by Back, within a page, by a reload and from a static page (V2)', async ({
  page,
}) => {
  await open(page, '#/');
  await expect(page.locator('#participate')).toBeAttached();
  const landing = await readDown(page, 3600);
  expect(landing.section).not.toBe('hero');
  await goTo(page, '#/manifesto-cocreate');
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('#sugestoes')).toBeAttached();
  const manifesto = await readDown(page, 3200);

  await page.goBack();
  await expectPage(page, '/');
  await expectReading(page, landing);
  await page.goForward();
  await expectPage(page, '/manifesto-cocreate');
  await expectReading(page, manifesto);
  await page.reload();
  await expectPage(page, '/manifesto-cocreate');
  await expectReading(page, manifesto);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacidade' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacidade');
  await page.goBack();
  await expectPage(page, '/manifesto-cocreate');
  await expectReading(page, manifesto);
});

test('smooth scrolling writes nothing into the place one leaves (V2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '#/');
  const nav = page.getByRole('navigation', { name: 'Navegação principal' });
  await nav.getByRole('link', { name: 'Aprender' }).click();
  await expect(page.locator('#learn').getByRole('heading').first()).toBeFocused();
  await standsStill(page);
  const learn = await readingNow(page);
  await nav.getByRole('link', { name: 'Participar' }).click();
  await expect(page.locator('#participate').getByRole('heading').first()).toBeFocused();
  await standsStill(page);
  await page.goBack();
  await expect(page).toHaveURL(/#learn$/);
  await expectReading(page, learn);
});

test('Back gives the focus to what had it, so that a keyboard goes on where it was', async ({ page }) => {
  await open(page, '#about');
  const card = page.locator('#learn').getByRole('link', { name: /Fábrica de Prompts IA/ });
  // What still comes late above it may move it away: it has the focus where one sees it.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded();
    await card.focus();
    await standsStill(page);
    await expect(card).toBeInViewport({ timeout: 100 });
  }).toPass();
  await card.press('Enter');
  await expectPage(page, '/prompt-factory');
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expectPage(page, '/');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});

test('an address whose second # was encoded by a mail program leads to its place (V51)', async ({ page }) => {
  await page.goto('/#/manifesto-cocreate%23contribuir');
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('#contribuir')).toBeInViewport();
  await expect(page).toHaveURL(/#\/manifesto-cocreate#contribuir$/);
});

test('the keyboard walks through the header without moving the page', async ({ page }) => {
  await open(page, '#learn');
  await expect(page.locator('#learn').getByRole('heading').first()).toBeFocused();
  const y = await standsStill(page);
  expect(y).toBeGreaterThan(1000);
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    await link.focus();
    expect(await standsStill(page)).toBe(y);
  }
});
