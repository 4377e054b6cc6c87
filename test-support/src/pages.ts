import { expect, type Page } from 'playwright/test';

/** Opens a hash URL and waits until its page is ready. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await expectPage(page, hash.startsWith('#/') ? (hash.slice(1).split(/[?#]/)[0] ?? '/') : '/');
}

/** Asserts that the page of a route is ready, hydrated if it was prerendered, and has one title. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page.locator(`[data-page="${path}"][data-page-state="ready"]`)).toBeVisible();
  // The shell removes its failure message when hydration is complete.
  await expect(page.locator('body > .boot-failure[hidden]')).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveCount(1);
}

/** Waits until no part of the page is loading. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('A carregar');
}

/** Navigates to a hash URL like a link does, without a reload. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
}

/**
 * Closes every open page before a test stops its server: an idle page prefetches other
 * pages and would report errors.
 */
export async function leavePages(page: Page): Promise<void> {
  // A page that reloads for a new release may interrupt the navigation.
  for (const openPage of page.context().pages()) await expect(() => openPage.goto('about:blank')).toPass();
}
