import type { Locator, Page } from 'playwright/test';
import { portugueseProblems } from '../../scripts/portuguese/rules.ts';

/** What a page shows, folds and names, as a reader or a screen reader meets it: one text for each block of words. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NO_PROSE =
      'script, style, noscript, svg, code, pre, textarea, input, [lang]:not(html, [lang^="pt"]), [translate="no"]';
    const NAMES = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder'];
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isBreak = node.nodeName === 'BR';
      if ((node instanceof Element && !isBreak) || node.parentElement?.closest(NO_PROSE)) continue;
      // Words of one sentence may stand in several elements: what is not set in a line begins a new text.
      let block = node.parentElement as Element;
      // A button that is not shown may hold one set of words for each width.
      const button = block.closest('button');
      if (button && !button.checkVisibility()) continue;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      blocks.set(block, (blocks.get(block) ?? '') + (isBreak ? '\n' : node.nodeValue));
    }
    const names = [...document.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]
      .filter((element) => !element.closest('svg, [lang]:not(html, [lang^="pt"])'))
      .flatMap((element) => NAMES.map((name) => element.getAttribute(name) ?? ''));
    return [
      ...new Set([...blocks.values(), ...names].map((text) => text.replace(/[ \t\r\n]+/g, ' ').trim())),
    ].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** @returns each passage that an editor would mark, with what is wrong */
export const markedIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) =>
    portugueseProblems(text).map((problem) => `${problem}, em «${text.slice(0, 120)}»`),
  );

/** Opens, one after the other, what a page keeps folded or behind a tab, and reads it each time. */
export async function readAll(page: Page): Promise<Set<string>> {
  const read = new Set(await textsOn(page));
  const main = page.locator('main');
  const folded: Locator = main.locator('button[aria-expanded="false"]');
  const tabs = await main.getByRole('tab', { selected: false }).all();
  // Each press may bring more of them, or take one away.
  const count = await folded.count();
  for (let place = count - 1; place >= 0; place--)
    await folded.nth(place).evaluate((button: HTMLElement) => button.click());
  for (const text of await textsOn(page)) read.add(text);
  for (const tab of tabs) await tab.evaluate((button: HTMLElement) => button.click());
  for (const text of await textsOn(page)) read.add(text);
  return read;
}
