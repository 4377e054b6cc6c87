import { expect, type Locator, type Page } from 'playwright/test';
import { press, tabTo } from '../courses/journey.ts';

/**
 * Reaches by keyboard what prints, and presses it; the browser's own window is not opened.
 * @returns to be called after the PDF was made: the page is where it was, and the focus on what was pressed
 */
export async function pressToPrint(page: Page, button: Locator): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  const html = page.locator('html');
  const papers = page.locator('[data-printing]');
  await expect(page.locator('main')).not.toContainText('A carregar');
  await expect(button).toBeVisible();
  const papersBefore = await papers.count();
  await tabTo(page, button, 240);
  // It moves there smoothly.
  await expect(button).toBeInViewport();
  const place = () => button.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await press(page, button);
  await expect(html).toHaveAttribute('data-asked-to-print');
  const before = await place();
  return async () => {
    await expect(papers).toHaveCount(papersBefore);
    await expect(button).toBeFocused();
    expect(await place()).toBe(before);
    await html.evaluate((one) => one.removeAttribute('data-asked-to-print'));
  };
}
