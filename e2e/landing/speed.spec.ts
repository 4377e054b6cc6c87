import { open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';

test.use(motion);

const BELOW = 'O que as pessoas nos perguntam';

test('first view requests only the resources that it shows', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
  await open(page, '');
  await expect(page.getByRole('heading', { name: BELOW })).toBeAttached();
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
    const seen = { largest: '', shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element };
        if (element)
          seen.largest = element.closest('section')?.querySelector('h1') ? 'hero' : element.outerHTML;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) seen.shift += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '');
  await expect(page.getByRole('heading', { name: BELOW })).toBeAttached();
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { largest: string; shift: number } }).seen);
  await expect.poll(async () => (await seen()).largest).toBe('hero');
  for (let y = 0; y < 6000; y += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  expect((await seen()).shift).toBeLessThan(0.01);
});
