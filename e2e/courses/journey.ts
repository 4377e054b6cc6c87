import { expect, type Locator, type Page } from 'playwright/test';

/** Presses that are on their way together: to ask after each where the focus is takes longer than the press. */
const AT_ONCE = 6;

/** Moves with Tab until the element has focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  // Found once: to look a role up among a whole page's, at each press, takes longer than the press.
  const element = await target.elementHandle();
  // Once there, the presses that are still on their way are not to lead past it.
  await element?.evaluate((one) => {
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && document.activeElement === one) event.preventDefault();
    };
    addEventListener('keydown', stay, true);
    Object.assign(window, { letTabGo: () => removeEventListener('keydown', stay, true) });
  });
  const arrived = () => element?.evaluate((one) => one === document.activeElement);
  try {
    for (let presses = 0; presses < most; presses += AT_ONCE) {
      if (await arrived()) return;
      await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.press('Tab')));
    }
    if (!(await arrived())) throw new Error(`${target} was not reached with ${most} presses of Tab.`);
  } finally {
    await page.evaluate(() => (window as Window & { letTabGo?: () => void }).letTabGo?.());
  }
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

/** Finishes the current group by keyboard: answers its quiz when there is one, then presses the button. */
export async function finishGroup(page: Page, button: string, rightAnswer?: RegExp): Promise<void> {
  const group = current(page);
  if (rightAnswer) {
    await press(page, group.getByRole('button', { name: rightAnswer }));
    await expect(group.locator('[data-state="correct"]').first()).toBeVisible();
  }
  await press(page, group.getByRole('button', { name: button, exact: true }));
}
