import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Actions of a visitor, by keyboard or by touch. A test that takes an input method runs the same steps with
 * both.
 */
export interface InputMethod {
  /** Focuses a control and presses it. */
  press: (page: Page, target: Locator) => Promise<void>;
  /** Focuses a field and types into it. */
  write: (page: Page, target: Locator, text: string) => Promise<void>;
  /** Focuses a radio button or a checkbox and checks it. */
  check: (page: Page, target: Locator) => Promise<void>;
  /** Opens a list and selects an option. */
  pick: (page: Page, list: Locator, option: string) => Promise<void>;
}

/**
 * Returns a problem with the focus indicator, or ''. The element or its card must have an outline, and
 * nothing may cover it.
 */
const findFocusFault = (element: Element): string => {
  const isOutlined = (one: Element) =>
    [undefined, '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none');
  const outlined: Element[] = [...(element.closest('label')?.children ?? [])];
  // A card may draw the focus indicator of its control.
  for (let at: Element | null = element; at && outlined.length < 9; at = at.parentElement) outlined.push(at);
  if (element.nextElementSibling) outlined.push(element.nextElementSibling);
  if (!outlined.some(isOutlined)) return 'it has no outline';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const topElement = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  // The label of a hidden control may be in front of it.
  const isUncovered =
    topElement &&
    [element, element.closest('label')].some((one) => one?.contains(topElement) || topElement.contains(one));
  return isUncovered
    ? ''
    : `it is covered by ${topElement?.outerHTML.slice(0, 80) ?? 'the edge of the view'}`;
};

/**
 * Presses Tab until the element has the focus, and asserts that its focus indicator is visible. `tabTo` of
 * keyboard.ts does not check the indicator.
 */
async function tabTo(page: Page, target: Locator, maxPresses = 150): Promise<void> {
  await target.waitFor();
  // Resolved once: a role lookup at each press would take longer than the press.
  const element = await target.elementHandle();
  const isFocused = () => element?.evaluate((one) => one === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses++) {
    if (presses === maxPresses)
      throw new Error(`${target} did not get the focus within ${maxPresses} presses of Tab.`);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => target.evaluate(findFocusFault), `the focus on ${target}`).toBe('');
}

export const keyboard: InputMethod = {
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async write(page, target, text) {
    await tabTo(page, target);
    await page.keyboard.type(text);
  },
  async check(page, target) {
    // Tab reaches one radio button of a group; arrow keys reach the others.
    const group = target.locator('xpath=ancestor::*[@role="group" or @role="radiogroup"][1]').last();
    await tabTo(
      page,
      group.getByRole('radio', { checked: true }).or(group.getByRole('radio').first()).first(),
    );
    for (let presses = 0; presses < 9 && !(await target.isChecked()); presses++)
      await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
    await expect(target).toBeChecked();
  },
  async pick(page, list, option) {
    await tabTo(page, list);
    await page.keyboard.press('Enter');
    const optionElement = page.getByRole('option', { name: option, exact: true });
    await optionElement.waitFor();
    for (let presses = 0; presses < 20; presses++) {
      if (await optionElement.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(optionElement).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

export const touch: InputMethod = {
  press: (_, target) => target.tap(),
  async write(_, target, text) {
    await target.tap();
    await expect(target).toBeFocused();
    await target.pressSequentially(text);
  },
  async check(_, target) {
    await target.tap();
    await expect(target).toBeChecked();
  },
  async pick(page, list, option) {
    await list.tap();
    await page.getByRole('option', { name: option, exact: true }).tap();
  },
};

/**
 * Follows a link of the site's navigation.
 * @param menuButton name of the button that expands the navigation if the link is hidden
 * @param link start of the link's name
 */
export async function followNavigation(
  input: InputMethod,
  page: Page,
  menuButton: RegExp,
  link: string,
): Promise<void> {
  const header = page.getByRole('banner');
  const menuLink = header.getByRole('link', { name: new RegExp(`^${link}`) }).filter({ visible: true });
  if ((await menuLink.count()) === 0)
    await input.press(page, header.getByRole('button', { name: menuButton }).filter({ visible: true }));
  await input.press(page, menuLink.first());
}
