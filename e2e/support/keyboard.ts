import type { Locator, Page } from 'playwright/test';

/** Number of key presses in flight: reading the focus after each press would take longer than the press. */
const PRESSES_IN_FLIGHT = 6;

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, target: Locator, maxPresses = 90): Promise<void> {
  // Resolved once: a role lookup at each press would take longer than the press.
  const element = await target.elementHandle();
  // Presses still in flight must not move the focus past the element.
  await element?.evaluate((one) => {
    const keepFocus = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && document.activeElement === one) event.preventDefault();
    };
    addEventListener('keydown', keepFocus, true);
    Object.assign(window, { releaseTab: () => removeEventListener('keydown', keepFocus, true) });
  });
  const isFocused = () => element?.evaluate((one) => one === document.activeElement);
  try {
    for (let presses = 0; presses < maxPresses; presses += PRESSES_IN_FLIGHT) {
      if (await isFocused()) return;
      await Promise.all(Array.from({ length: PRESSES_IN_FLIGHT }, () => page.keyboard.press('Tab')));
    }
    if (!(await isFocused()))
      throw new Error(`${target} did not get the focus within ${maxPresses} presses of Tab.`);
  } finally {
    await page.evaluate(() => (window as Window & { releaseTab?: () => void }).releaseTab?.());
  }
}

/** Moves the focus to a control with Tab and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
