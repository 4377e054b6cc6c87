import { evaluatePage } from '@ia/test-support/accessmonitor/evaluate';
import { open } from '@ia/test-support/pages';
import { waitForStableScroll } from '@ia/test-support/reading-position';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';
import { DOCUMENTS, TEXT_DOCUMENTS } from './documents.ts';
import { MIN_SCORE } from './page-results.ts';

const WIDTHS = [1280, 360];

// It parses the page again from a string, which Trusted Types forbid.
test.use({ bypassCSP: true });

/**
 * Score below the minimum, and failed tests of levels A and AA. An inert picture of a component, as the library shows
 * them, cannot take the focus and must not be hidden: AccessMonitor does not see that it is inert. `a_01b` asks for a
 * skip link at the beginning.
 */
async function sealFaults(page: Page): Promise<string[]> {
  const { score, failed } = await evaluatePage(page);
  const faults = score < MIN_SCORE ? [`score ${score}`] : [];
  for (const { test: name, level, where } of failed.filter((one) => one.level !== 'AAA')) {
    // A page without a header has nothing to skip.
    if (name === 'a_01b' && (await page.locator('header').count()) === 0) continue;
    const paths = await page.evaluate(
      (selectors) =>
        selectors.filter((one) => {
          // The library's pictures unmount when they leave the window.
          const element = document.querySelector(one);
          return element !== null && !element.closest('[inert]');
        }),
      where,
    );
    if (paths.length > 0 || where.length === 0)
      faults.push(`${name} (${level}), ${paths.length} times: ${paths[0]}`);
  }
  return faults;
}

const pages = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
for (const { path: route } of pages) {
  test(`AccessMonitor finds no failure of level A or AA on ${route} at ${WIDTHS.join(' and ')} px`, async ({
    page,
  }) => {
    await open(page, `#${route}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The lower part of a page mounts on scroll.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      // A label above the window counts as invisible.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await waitForStableScroll(page);
      expect(await sealFaults(page), `${width} px`).toEqual([]);
    }
  });
}

test(`AccessMonitor finds no failure of level A or AA on documents at ${WIDTHS.join(' and ')} px`, async ({
  page,
}) => {
  expect(TEXT_DOCUMENTS.length).toBeGreaterThan(10);
  for (const file of new Set([...DOCUMENTS, ...TEXT_DOCUMENTS, '404.html', 'offline.html'])) {
    await page.goto(`/${file}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sealFaults(page), `${file} at ${width} px`).toEqual([]);
    }
  }
});

test('AccessMonitor reads elements that rendered after an earlier evaluation', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="pt-PT"><title>Procura</title><main></main></html>');
  await evaluatePage(page);
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<label for="procura">Procurar</label><input id="procura" />';
  });
  const { failed } = await evaluatePage(page);
  expect(failed.map(({ test: name }) => name)).not.toContain('label_02');
});
