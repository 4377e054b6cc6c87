import { open } from '@ia/test-support/pages';
import { expect } from 'playwright/test';
import { test } from '../support/fixtures.ts';

test('what a page prints of its own has the paper to itself: no header, no footer, no notice', async ({
  page,
}) => {
  await open(page, '#/mscopilot-course-v3');
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('banner').getByText('IA para Todos').first();
  await expect(title).toBeVisible();
  // As the browser does before it takes its picture of the page.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main [data-printing="page"]')).toBeVisible();
  await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(title).toBeVisible();

  // One element and nothing else: what the contract promises to any page.
  const heading = page.locator('main h1');
  await heading.evaluate((element) => element.setAttribute('data-printing', 'only'));
  await expect(heading).toBeVisible();
  await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
  await expect(page.locator('main').getByRole('heading').filter({ visible: true })).toHaveCount(1);
});
