import { layoutShifts, MAX_SHIFT, shiftFault, watchShifts } from '@ia/test-support/layout-shifts';
import { expectPage } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';
import { delayResponses } from '../support/slow-network.ts';

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);

// layout.spec.ts does the same on a desktop.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('No route shifts its layout when its parts load late', async ({ page, site }) => {
    test.setTimeout(180_000);
    delayResponses(site);
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
  let releaseEntry = () => {};
  const entryReleased = new Promise<void>((resolve) => {
    releaseEntry = resolve;
  });
  await page.route('**/mfe-manifesto/**/remoteEntry.js', async (route) => {
    await entryReleased;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await page.goto('/#/moderacao', { waitUntil: 'commit' });
  await expect(page.getByText('A carregar a página…')).toBeVisible();
  releaseEntry();
  await expectPage(page, '/moderacao');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect((await layoutShifts(page)).filter(({ value }) => value > MAX_SHIFT)).toEqual([]);
});
