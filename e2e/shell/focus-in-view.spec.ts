import { open } from '@ia/test-support/pages';
import { waitForStableScroll } from '@ia/test-support/reading-position';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// The questions of a lesson are a separate chunk and may render late, above the focused button.

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

/** Delays the chunk with the questions. @returns a function that releases it */
async function holdQuestions(page: Page): Promise<() => void> {
  let releaseQuestions = () => {};
  const released = new Promise<void>((resolve) => {
    releaseQuestions = resolve;
  });
  await page.route('**/assets/copilot-v3-*.js', async (route) => {
    const response = await route.fetch();
    // The id of a question tells this chunk from others of the course.
    if ((await response.text()).includes('copilot-v3-simplifica')) await released;
    await route.fulfill({ response });
  });
  return releaseQuestions;
}

/** Moves the focus to the button below the first block by keyboard, before its question has loaded. */
async function focusContinueButton(page: Page): Promise<Locator> {
  await open(page, '#/mscopilot-course-v3');
  await page.getByRole('textbox', { name: 'A sua tarefa e quem vai ler o resultado' }).focus();
  const button = page.getByRole('button', { name: 'Continuar', exact: true });
  for (let presses = 0; presses < 9; presses++) {
    if (await button.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await waitForStableScroll(page);
  await expect(page.getByText('Para fixar')).toHaveCount(0);
  return button;
}

test('Focused button stays in view when content renders late above it', async ({ page }) => {
  const releaseQuestions = await holdQuestions(page);
  const button = await focusContinueButton(page);
  releaseQuestions();
  await expect(page.getByText('Para fixar')).toBeAttached();
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#bloco-2')).toBeVisible();
});

test('Late content does not scroll back to the focused button after the visitor scrolled away', async ({
  page,
}) => {
  const releaseQuestions = await holdQuestions(page);
  const button = await focusContinueButton(page);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -1500);
  const before = await waitForStableScroll(page);
  await expect(button).not.toBeInViewport();
  releaseQuestions();
  await expect(page.getByText('Para fixar')).toBeAttached();
  expect(await waitForStableScroll(page)).toBe(before);
});
