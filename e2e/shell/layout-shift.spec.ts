import { MAX_SHIFT, shiftFault, shiftsOf, watchShifts } from '@ia/test-support/layout-shifts';
import { expectPage } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';
import { slowDown } from '../support/slow-network.ts';

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);

// `shell/layout` does the same on a desktop.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('No route shifts its layout when its parts load late', async ({ page, site }) => {
    test.setTimeout(180_000);
    slowDown(site);
    await watchShifts(page);
    for (const { path } of routes) {
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expectPage(page, path);
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftFault(page), path).toBe('');
    }
  });
});

test('Footer of a short page does not move up after the loading state', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/mfe-prompt-factory/**/remoteEntry.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await page.goto('/#/prompt-factory', { waitUntil: 'commit' });
  await expect(page.getByText('A carregar a página…')).toBeVisible();
  release();
  await expectPage(page, '/prompt-factory');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect((await shiftsOf(page)).filter(({ value }) => value > MAX_SHIFT)).toEqual([]);
});
