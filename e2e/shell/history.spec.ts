import { expectPage, goTo, open } from '@ia/test-support/pages';
import {
  distanceMoved,
  type ReadingPosition,
  readingPosition,
  waitForStableScroll,
} from '@ia/test-support/reading-position';
import type { Page } from 'playwright/test';
import { expect, motion, test } from '../support/fixtures.ts';

// The shell stores scroll position and focus with each history entry, and restores them on return.

test.use(motion);

/** Scrolls down with the wheel. @returns the section in view and its position */
async function readDown(page: Page, pixels: number): Promise<ReadingPosition> {
  await page.mouse.move(600, 400);
  for (let y = 0; y < pixels; y += 400) await page.mouse.wheel(0, 400);
  await waitForStableScroll(page);
  return readingPosition(page);
}

const expectReadingPosition = (page: Page, position: ReadingPosition) =>
  expect
    .poll(() => distanceMoved(page, position), {
      message: `shows #${position.section} at ${position.top} px`,
    })
    .toBeLessThanOrEqual(40);

test('Back returns to the landing page at its short anchor', async ({ page }) => {
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

test('Skip link adds no history entry', async ({ page }) => {
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

test('Back, Forward, reload and return from a static page restore the scroll position', async ({ page }) => {
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
  await expectReadingPosition(page, landing);
  await page.goForward();
  await expectPage(page, '/manifesto-cocreate');
  await expectReadingPosition(page, manifesto);
  await page.reload();
  await expectPage(page, '/manifesto-cocreate');
  await expectReadingPosition(page, manifesto);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacidade' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacidade');
  await page.goBack();
  await expectPage(page, '/manifesto-cocreate');
  await expectReadingPosition(page, manifesto);
});

test('Smooth scrolling does not change the stored position of the previous entry', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '#/');
  const nav = page.getByRole('navigation', { name: 'Secções da página' });
  await nav.getByRole('link', { name: 'Começar' }).click();
  await expect(page.locator('#learn').getByRole('heading').first()).toBeFocused();
  await waitForStableScroll(page);
  const learn = await readingPosition(page);
  await nav.getByRole('link', { name: 'Participar' }).click();
  await expect(page.locator('#participate').getByRole('heading').first()).toBeFocused();
  await waitForStableScroll(page);
  await page.goBack();
  await expect(page).toHaveURL(/#learn$/);
  await expectReadingPosition(page, learn);
});

test('Back restores the focus', async ({ page }) => {
  await open(page, '#about');
  const card = page.locator('#learn').getByRole('link', { name: /Fábrica de Prompts IA/ });
  // Late content above may move the card out of view: repeats until it is focused and in view.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded();
    await card.focus();
    await waitForStableScroll(page);
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

test('Address whose second # a mail program encoded scrolls to its section', async ({ page }) => {
  await page.goto('/#/manifesto-cocreate%23contribuir');
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('#contribuir')).toBeInViewport();
  await expect(page).toHaveURL(/#\/manifesto-cocreate#contribuir$/);
});

test('Focus on header links does not scroll the page', async ({ page }) => {
  await open(page, '#learn');
  await expect(page.locator('#learn').getByRole('heading').first()).toBeFocused();
  const y = await waitForStableScroll(page);
  expect(y).toBeGreaterThan(1000);
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    await link.focus();
    expect(await waitForStableScroll(page)).toBe(y);
  }
});
