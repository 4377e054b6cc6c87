import { expect, test } from '@ia/test-support/fixtures';
import { open } from '@ia/test-support/pages';
import { words } from '../src/content/__page__.ts';

test('the page stands in the site, and asks for a text before it sends', async ({ page }) => {
  await open(page, '#__route__');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await page.getByRole('button', { name: words.form.send }).click();
  await expect(page.getByText(words.form.wrong)).toBeVisible();
});
