import { open } from '@ia/test-support/pages';
import { standsStill } from '@ia/test-support/reading';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// The questions of a lesson are code of their own and may come late, above the button that somebody is at by keyboard.

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

/** Holds the questions back. @returns lets them come */
async function holdQuestions(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/copilot-v3-*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('copilot-v3-simplifica')) await held;
    await route.fulfill({ response });
  });
  return letThrough;
}

/** Goes to the button below the first block by keyboard, while its question is still on the way. */
async function goToNext(page: Page): Promise<Locator> {
  await open(page, '#/mscopilot-course-v3');
  await page.getByRole('textbox', { name: 'A sua tarefa e quem a lê' }).focus();
  const button = page.getByRole('button', { name: 'Continuar', exact: true });
  for (let presses = 0; presses < 9; presses++) {
    if (await button.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await standsStill(page);
  await expect(page.getByText('Para fixar')).toHaveCount(0);
  return button;
}

test('who is at a button by keyboard still sees it when something comes late above it', async ({ page }) => {
  const letThrough = await holdQuestions(page);
  const button = await goToNext(page);
  letThrough();
  await expect(page.getByText('Para fixar')).toBeAttached();
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#bloco-2')).toBeVisible();
});

test('who went on reading elsewhere is not taken back to it', async ({ page }) => {
  const letThrough = await holdQuestions(page);
  const button = await goToNext(page);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -1500);
  const before = await standsStill(page);
  await expect(button).not.toBeInViewport();
  letThrough();
  await expect(page.getByText('Para fixar')).toBeAttached();
  expect(await standsStill(page)).toBe(before);
});
