import { open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';

test.use(motion);

/** Heading of the last section, which loads after the hero. */
const LAST_HEADING = 'Perguntas frequentes';

test('landing page requests no backend data or archive, and the carousel only when scrolled near', async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
  await open(page, '');
  await expect(page.getByRole('heading', { name: LAST_HEADING })).toBeAttached();
  expect(requestedPaths.filter((path) => path.startsWith('/backend'))).toEqual([]);
  expect(requestedPaths.filter((path) => /carousel/i.test(path))).toEqual([]);
  expect(requestedPaths.filter((path) => /home-archive/i.test(path) && path.includes('mfe-landing'))).toEqual(
    [],
  );
  await page.locator('#about').scrollIntoViewIfNeeded();
  await expect.poll(() => requestedPaths.some((path) => /carousel/i.test(path))).toBe(true);
});

test('hero text is the largest contentful paint, and the layout does not shift', async ({ page }) => {
  await page.addInitScript(() => {
    const metrics = { largest: '', shift: 0 };
    Object.assign(window, { metrics });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element };
        if (element)
          metrics.largest = element.closest('section')?.querySelector('h1') ? 'hero' : element.outerHTML;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) metrics.shift += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '');
  await expect(page.getByRole('heading', { name: LAST_HEADING })).toBeAttached();
  const readMetrics = () =>
    page.evaluate(() => (window as unknown as { metrics: { largest: string; shift: number } }).metrics);
  await expect.poll(async () => (await readMetrics()).largest).toBe('hero');
  for (let y = 0; y < 6000; y += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  expect((await readMetrics()).shift).toBeLessThan(0.01);
});
