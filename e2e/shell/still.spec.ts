import { expectPage } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);

/** From 0.1 on, readers notice. What is left: the words of two pages come from the database, and may take another line. */
const MOST = 0.03;

interface Shift {
  value: number;
  moved: string[];
}

/** Writes down what moves on each page from now on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

for (const [of, viewport] of Object.entries({
  'a telephone': { width: 390, height: 844 },
  'a desk': { width: 1280, height: 800 },
})) {
  test.describe(`on ${of}`, () => {
    test.use({ viewport });

    test('whatever comes late on a page, nothing that stands there moves', async ({ page, site }) => {
      test.setTimeout(180_000);
      // On a slow line one thing comes after the other.
      site.intercept(async ({ url = '' }) => {
        if (/\.js(\?|$)/.test(url) || url.startsWith('/backend'))
          await new Promise((soon) => setTimeout(soon, 150));
        return false;
      });
      await watch(page);
      for (const { path } of routes) {
        await page.goto('about:blank');
        await page.goto(`/#${path}`);
        await expectPage(page, path);
        await page.waitForLoadState('networkidle');
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
      }
    });
  });
}

test('the footer of a short page that was waited for does not come up from below', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/mfe-prompt-factory/**/remoteEntry.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await watch(page);
  await page.goto('/#/prompt-factory', { waitUntil: 'commit' });
  await expect(page.getByText('A carregar a página…')).toBeVisible();
  come();
  await expectPage(page, '/prompt-factory');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect((await shiftsOf(page)).filter(({ value }) => value > MOST)).toEqual([]);
});
