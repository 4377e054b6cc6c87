import { waitForContent } from '@ia/test-support/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import { press, tabTo } from './keyboard.ts';

/**
 * Focuses a print button with the keyboard and presses it, with `window.print` replaced.
 * @returns a function to call after the PDF was made; it asserts that scroll position and focus are unchanged
 */
export async function pressToPrint(page: Page, button: Locator): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  const html = page.locator('html');
  const printedElements = page.locator('[data-printing]');
  await waitForContent(page);
  await expect(button).toBeVisible();
  const countBefore = await printedElements.count();
  // The button may be at the end of a long page, after many controls.
  await tabTo(page, button, 240);
  // The scroll to the focused button is animated.
  await expect(button).toBeInViewport();
  const readButtonTop = () => button.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await press(page, button);
  await expect(html).toHaveAttribute('data-asked-to-print');
  const topBefore = await readButtonTop();
  return async () => {
    await expect(printedElements).toHaveCount(countBefore);
    await expect(button).toBeFocused();
    expect(await readButtonTop()).toBe(topBefore);
    await html.evaluate((one) => one.removeAttribute('data-asked-to-print'));
  };
}
