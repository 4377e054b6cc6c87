import { expect, test } from '@ia/test-support/fixtures';
import { open } from '@ia/test-support/pages';
import { t } from '../src/content/__page__.ts';

test('The page opens in the site and requires a text before it sends', async ({ page }) => {
  await open(page, '#__route__');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await page.getByRole('button', { name: t.form.send }).click();
  await expect(page.getByText(t.form.wrong)).toBeVisible();
});
