import { expect, type Page } from 'playwright/test';

/** Opens a hash address and waits until its page is there. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await expectPage(page, hash.startsWith('#/') ? (hash.slice(1).split(/[?#]/)[0] ?? '/') : '/');
}

/** The page of a route stands, with its one title. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page.locator(`[data-page="${path}"][data-page-state="ready"]`)).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
}

/** Follows an in-site address the way a link does, without a reload. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
}

/**
 * Leaves every open page, before a test takes its server away: a page in its idle time still fetches the others ahead,
 * and would complain.
 */
export async function leavePages(page: Page): Promise<void> {
  // A page that is about to open the site anew, for a release, may come between.
  for (const open of page.context().pages()) await expect(() => open.goto('about:blank')).toPass();
}
