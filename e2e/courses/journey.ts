import { expect, type Locator, type Page } from 'playwright/test';

/** Moves with Tab until the element has focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  // Found once: to look a role up among a whole page's, at each press, takes longer than the press.
  const element = await target.elementHandle();
  for (let presses = 0; presses < most; presses++) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with ${most} presses of Tab.`);
}

/** Reaches a control by keyboard and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export const points = (page: Page) => page.getByRole('progressbar', { name: 'Pontos' });
export const blocks = (page: Page) => page.locator('#blocos article:has(h3)');
export const current = (page: Page) => page.locator('#blocos [data-group]').last();

/** Puts a course where it was left: points and finished groups, before the page starts. */
export async function arriveWith(page: Page, key: string, total: string, state: string): Promise<void> {
  await page.addInitScript(
    ([name, value, groups]) => {
      if (sessionStorage.getItem('arrived')) return;
      sessionStorage.setItem('arrived', 'yes');
      localStorage.setItem(name as string, value as string);
      localStorage.setItem(`${name}State`, groups as string);
    },
    [key, total, state],
  );
}

export const doneUpTo = (last: number) =>
  JSON.stringify({ done: Array.from({ length: last }, (_, index) => index + 1) });

/** How many sheets the browser would print. */
export async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** By keyboard, with every stop on the way, or with a pointer. */
export type Hand = (page: Page, target: Locator) => Promise<void>;
export const byPointer: Hand = (_, target) => target.click();

/** Finishes the current group: answers its quiz when there is one, then presses the button. */
export async function finishGroup(
  page: Page,
  button: string,
  { rightAnswer, hand = press }: { rightAnswer?: RegExp; hand?: Hand } = {},
): Promise<void> {
  const group = current(page);
  if (rightAnswer) {
    await hand(page, group.getByRole('button', { name: rightAnswer }));
    await expect(group.locator('[data-state="correct"]').first()).toBeVisible();
  }
  await hand(page, group.getByRole('button', { name: button, exact: true }));
}
