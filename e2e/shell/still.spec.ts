import { expectPage } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);

/** From 0.1 on, readers notice. What is left: the words of two pages come from the database, and may take another line. */
const MOST = 0.03;

interface Shift {
  value: number;
  moved: string[];
}

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
      await page.addInitScript(() => {
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
      for (const { path } of routes) {
        await page.goto('about:blank');
        await page.goto(`/#${path}`);
        await expectPage(page, path);
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
      }
    });
  });
}
