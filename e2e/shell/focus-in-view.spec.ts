import { expectPage, open } from '@ia/test-support/pages';
import { standsStill } from '@ia/test-support/reading';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// What comes late is put in above what the keyboard is on: browsers push that out of the view.

const COURSE = '#/mscopilot-course-v3';
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** Opens the first block of a course and goes to the button below it by keyboard. */
async function goToNext(page: Page): Promise<Locator> {
  await open(page, COURSE);
  await expect(page.getByText('Para fixar').first()).toBeAttached();
  await page.getByRole('textbox', { name: 'A sua tarefa e quem a lê' }).focus();
  const button = next(page);
  for (let presses = 0; presses < 9; presses++) {
    if (await button.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await standsStill(page);
  return button;
}

/** As a part of the lesson does whose code came late. */
const growAbove = (button: Locator) =>
  button.evaluate((one) => {
    const late = document.createElement('p');
    late.style.height = '1500px';
    one.parentElement?.before(late);
  });

test('who waits at a button by keyboard still sees it when something comes late above it', async ({
  page,
}) => {
  const button = await goToNext(page);
  await growAbove(button);
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#bloco-2')).toBeVisible();
});

test('who went on reading elsewhere is not taken back to it', async ({ page }) => {
  const button = await goToNext(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -1200);
  await standsStill(page);
  await expect(button).not.toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await growAbove(button);
  await standsStill(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('who pressed it stays where what they asked for comes', async ({ page }) => {
  const button = await goToNext(page);
  await button.evaluate((one) =>
    one.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.keyboard.press('Enter');
  const before = await page.evaluate(() => scrollY);
  await growAbove(button);
  await standsStill(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectPage(page, '/mscopilot-course-v3');
});
