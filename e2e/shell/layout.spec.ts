import { layoutFaults, withLongWords } from '@ia/test-support/layout';
import { open } from '@ia/test-support/pages';
import { standsStill } from '@ia/test-support/reading';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

/** As a browser's setting for the size of text does. (400 % zoom needs none: it is 1280 × 1024 seen as 320 × 256.) */
const enlargeText = (page: Page, size: string) =>
  page.evaluate(
    (fontSize) => document.documentElement.style.setProperty('font-size', fontSize, 'important'),
    size,
  );

for (const path of publishedPaths()) {
  test(`${path} holds its layout at every width, at 200 % text and at 400 % zoom`, async ({ page }) => {
    await open(page, `#${path}`);
    // The lower part of a page mounts as one comes near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await standsStill(page);
    const faults: string[] = [];
    const look = async (how: string, width: number, height = 800) => {
      await page.setViewportSize({ width, height });
      await standsStill(page);
      faults.push(...(await layoutFaults(page)).map((fault) => `${how}: ${fault}`));
    };
    for (const width of WIDTHS) await look(`${width} px`, width);
    await look('400 % zoom', 320, 256);
    await enlargeText(page, '200%');
    for (const width of [360, 1280]) await look(`200 % text at ${width} px`, width);
    await enlargeText(page, '');
    await withLongWords(page);
    for (const width of [320, 1024]) await look(`long words at ${width} px`, width);
    expect(faults.join('\n')).toBe('');
  });
}
