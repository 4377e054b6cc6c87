import type { Locator, Page } from 'playwright/test';
import { portugueseProblems } from '../../scripts/portuguese/rules.ts';

/** Returns all texts of a page, including collapsed ones and accessible names: one text per block. */
export function collectTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NO_PROSE =
      'script, style, noscript, svg, code, pre, textarea, input, [lang]:not(html, [lang^="pt"]), [translate="no"]';
    const NAME_ATTRIBUTES = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'alt',
      'title',
      'placeholder',
    ];
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isBreak = node.nodeName === 'BR';
      if ((node instanceof Element && !isBreak) || node.parentElement?.closest(NO_PROSE)) continue;
      // A sentence may span several inline elements: group text by block element.
      let block = node.parentElement as Element;
      // A hidden button may be the variant for another width.
      const button = block.closest('button');
      if (button && !button.checkVisibility()) continue;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      blocks.set(block, (blocks.get(block) ?? '') + (isBreak ? '\n' : node.nodeValue));
    }
    const names = [...document.querySelectorAll(NAME_ATTRIBUTES.map((name) => `[${name}]`).join())]
      .filter((element) => !element.closest('svg, [lang]:not(html, [lang^="pt"])'))
      .flatMap((element) => NAME_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
    return [
      ...new Set([...blocks.values(), ...names].map((text) => text.replace(/[ \t\r\n]+/g, ' ').trim())),
    ].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/**
 * Checks texts with the Portuguese rules.
 * @returns each passage with a problem, with the problem
 */
export const findPortugueseProblems = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) =>
    portugueseProblems(text).map((problem) => `${problem}, em «${text.slice(0, 120)}»`),
  );

/** Opens collapsed parts and tabs one after the other and collects the texts each time. */
export async function collectExpandedTexts(page: Page): Promise<Set<string>> {
  const texts = new Set(await collectTexts(page));
  const main = page.locator('main');
  const collapsed: Locator = main.locator('button[aria-expanded="false"]');
  const tabs = await main.getByRole('tab', { selected: false }).all();
  // From the last one: a click may add or remove collapsed parts after it.
  const count = await collapsed.count();
  for (let index = count - 1; index >= 0; index--)
    await collapsed.nth(index).evaluate((button: HTMLElement) => button.click());
  for (const text of await collectTexts(page)) texts.add(text);
  for (const tab of tabs) await tab.evaluate((button: HTMLElement) => button.click());
  for (const text of await collectTexts(page)) texts.add(text);
  return texts;
}
