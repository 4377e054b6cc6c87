import { expect, test } from '@ia/test-support/fixtures';
import { open } from '@ia/test-support/pages';
import { t } from '../src/content/__page__.ts';

test('The page opens in the site and reacts to its button', async ({ page }) => {
  await open(page, '#__route__');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await page.getByRole('button', { name: t.first.greet }).click();
  await expect(page.getByText(t.first.greeted).first()).toBeVisible();
});
