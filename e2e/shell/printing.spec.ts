import { open } from '@ia/test-support/pages';
import { expect } from 'playwright/test';
import { test } from '../support/fixtures.ts';

test('Print shows the page alone below one header line, or only the element that the page selects', async ({
  page,
}) => {
  await open(page, '#/mscopilot-course-v3');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
  // The browser fires this event before it prints.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const headerLine = page.getByText(/^Curso: .* · http.*mscopilot-course-v3 · impresso a /);
  await expect(headerLine).toBeVisible();
  // One line: mark of 8 mm, name of the site, and the rest.
  const mark = await page.locator('body > p > svg').boundingBox();
  expect(mark?.width).toBeCloseTo((8 * 96) / 25.4, 0);
  await expect(page.locator('body > p', { has: headerLine })).toHaveText(/^IA para TodosCurso: /);
  await expect(page.locator('main [data-printing="page"]')).toBeVisible();
  await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(headerLine).toHaveCount(0);

  // One element and nothing else: `PRINTING.only` of the contract (federation/src/contract/shell-api.ts).
  const heading = page.locator('main h1');
  await heading.evaluate((element) => element.setAttribute('data-printing', 'only'));
  await expect(heading).toBeVisible();
  await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
  await expect(page.locator('main').getByRole('heading').filter({ visible: true })).toHaveCount(1);
});
