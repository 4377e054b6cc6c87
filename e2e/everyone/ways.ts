import { expect, type Locator, type Page } from 'playwright/test';

/** How a person works a page. A journey says what is done; a way says with what. */
export interface Way {
  /** Reaches a control and presses it. */
  press: (page: Page, target: Locator) => Promise<void>;
  /** Reaches a field and writes into it. */
  write: (page: Page, target: Locator, text: string) => Promise<void>;
  /** Reaches a radio button or a box and checks it. */
  check: (page: Page, target: Locator) => Promise<void>;
  /** Opens a list and takes one of its options. */
  pick: (page: Page, list: Locator, option: string) => Promise<void>;
}

/** What is wrong with how the focus shows: an outline around the element or what stands for it, and nothing above it. */
const focusFault = (element: Element): string => {
  const isOutlined = (one: Element) =>
    [undefined, '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none');
  const around: Element[] = [...(element.closest('label')?.children ?? [])];
  // A card shows the focus of the one control that stands for it.
  for (let at: Element | null = element; at && around.length < 9; at = at.parentElement) around.push(at);
  if (element.nextElementSibling) around.push(element.nextElementSibling);
  if (!around.some(isOutlined)) return 'nothing is drawn around it';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const isFree =
    over && [element, element.closest('label')].some((one) => one?.contains(over) || over.contains(one));
  return isFree ? '' : `it is hidden below ${over?.outerHTML.slice(0, 80) ?? 'the edge of the view'}`;
};

/** Tab until it has the focus; what somebody presses without a mouse has to be seen first. */
async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  await target.waitFor();
  // Found once: to look a role up among a whole page's, at each press, takes longer than the press.
  const element = await target.elementHandle();
  const isFocused = () => element?.evaluate((one) => one === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses++) {
    if (presses === most) throw new Error(`${target} was not reached with ${most} presses of Tab.`);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => target.evaluate(focusFault), `the focus on ${target}`).toBe('');
}

export const keyboard: Way = {
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async write(page, target, text) {
    await tabTo(page, target);
    await page.keyboard.type(text);
  },
  async check(page, target) {
    // Of a group of radio buttons Tab reaches one, and the arrows the others.
    const group = target.locator('xpath=ancestor::fieldset[1] | ancestor::*[@role="radiogroup"][1]').last();
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
    const wanted = page.getByRole('option', { name: option, exact: true });
    await wanted.waitFor();
    for (let presses = 0; presses < 20; presses++) {
      if (await wanted.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

export const finger: Way = {
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

/** Follows a link of the site's own navigation, which is folded behind one button. */
export async function goBy(way: Way, page: Page, folded: RegExp, link: string): Promise<void> {
  const header = page.getByRole('banner');
  const there = header.getByRole('link', { name: new RegExp(`^${link}`) }).filter({ visible: true });
  if ((await there.count()) === 0)
    await way.press(page, header.getByRole('button', { name: folded }).filter({ visible: true }));
  await way.press(page, there.first());
}
