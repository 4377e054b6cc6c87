import type { Page } from 'playwright/test';
import { waitForStableScroll } from './reading-position.ts';

/**
 * Returns layout faults of the current page: horizontal scrolling, text or controls outside the viewport,
 * clipped text, overlapping text. Measures boxes, not the page's width, because a box that hides its overflow
 * also hides the fault.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findLayoutFaults);

/** Runs in the page. */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  // Off screen, `content-visibility: auto` keeps a box at its last size, and its text would overlap what follows.
  const skippable = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  for (const { style } of skippable) style.contentVisibility = 'visible';
  if (root.scrollWidth > root.clientWidth)
    faults.push(`scrolls horizontally by ${root.scrollWidth - root.clientWidth} px`);

  const width = root.clientWidth;
  /** Tolerances in CSS pixels, for rounding and for letters that exceed their line box. */
  const ROUNDING = 1.5;
  const LINE_OVERFLOW = 4;
  /** Share of a line box above and below its letters: line boxes of one paragraph overlap. */
  const LEADING_SHARE = 0.28;
  const describe = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);
    const section = element.closest('[id]');
    return `<${element.tagName.toLowerCase()}> «${text}»${section ? ` in #${section.id}` : ''}`;
  };

  interface Clip {
    element: Element;
    scrolls: boolean;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** Ancestors of an element that clip or scroll their overflow. */
  const clipsOf = (element: Element): Clip[] => {
    const clips: Clip[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      clips.push({ element: box, scrolls, left, right, top, bottom });
    }
    return clips;
  };
  /** Visually hidden text for screen readers, one pixel large. */
  const isVisuallyHidden = (clips: Clip[]) =>
    clips.some(({ left, right, top, bottom }) => right - left <= 2 && bottom - top <= 2);
  /** Whether an element may cover others on purpose. */
  const isFixedOrSticky = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFixedOrSticky(element.parentElement));

  interface Line {
    owner: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim()) continue;
    if (owner.closest('script, style, noscript, [aria-hidden="true"], [inert], svg, option')) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const clips = clipsOf(owner);
    if (isVisuallyHidden(clips)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    for (const { left, right, top, bottom } of boxes) {
      const crossedClip = clips.find(
        (clip) =>
          left < clip.left - ROUNDING ||
          right > clip.right + ROUNDING ||
          top < clip.top - LINE_OVERFLOW ||
          bottom > clip.bottom + LINE_OVERFLOW,
      );
      if (crossedClip?.scrolls) continue;
      if (crossedClip) {
        faults.push(`cut off: ${describe(owner)}`);
        break;
      }
      if (left < -ROUNDING || right > width + ROUNDING) {
        faults.push(`outside of the view: ${describe(owner)}`);
        break;
      }
      const inset = (bottom - top) * LEADING_SHARE;
      if (!isFixedOrSticky(owner))
        lines.push({ owner, left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset });
    }
  }

  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (control.closest('[aria-hidden="true"], [inert]')) continue;
    const { left, right, width: controlWidth } = control.getBoundingClientRect();
    const clips = clipsOf(control.parentElement ?? control);
    if (controlWidth <= 2 || isVisuallyHidden(clips) || clips.some(({ scrolls }) => scrolls)) continue;
    if (left < -ROUNDING || right > width + ROUNDING)
      faults.push(`outside of the view: ${describe(control)}`);
  }

  lines.sort((a, b) => a.top - b.top);
  const overlaps = new Set<string>();
  for (const [i, line] of lines.entries()) {
    for (let j = i + 1; j < lines.length; j++) {
      const other = lines[j];
      if (!other || other.top >= line.bottom) break;
      if (other.owner === line.owner) continue;
      if (other.left < line.right && line.left < other.right) {
        overlaps.add(`text over text: ${describe(line.owner)} and ${describe(other.owner)}`);
      }
    }
  }
  for (const { style } of skippable) style.contentVisibility = '';
  return [...new Set([...faults, ...overlaps])];
}

/** Returns titles with a line break inside a word. */
const brokenTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const range = document.createRange();
    for (const title of document.querySelectorAll('h1, h2, h3')) {
      if (!title.checkVisibility() || title.getBoundingClientRect().width <= 2) continue;
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [first, ...others] = [...range.getClientRects()].filter((box) => box.width > 0.5);
          if (first && others.some((box) => box.top > first.top + first.height / 2))
            broken.add(`breaks «${word}»: <${title.tagName.toLowerCase()}> «${title.textContent?.trim()}»`);
        }
      }
    }
    return [...broken];
  });

/**
 * Text sizes with window widths in px, at which no title may break inside a word: percentages of
 * «Preferências», and font sizes of the browser.
 */
const LARGE_TEXT_SIZES = [
  ['100', 320],
  ['125', 320],
  ['150', 320],
  ['150', 360],
  ['150', 1024],
  ['28px', 1024],
  ['32px', 1280],
] as const;

/** Sets the text size like the browser's setting; '' restores the default. */
export const enlargeText = (page: Page, size: string) =>
  page.evaluate(
    (fontSize) => document.documentElement.style.setProperty('font-size', fontSize, 'important'),
    size,
  );

/** Returns titles that break inside a word at any text size. Restores the default size. */
export async function titlesBrokenInLargeText(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [size, width] of LARGE_TEXT_SIZES) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-text', value), size);
    await enlargeText(page, /px$/.test(size) ? size : '');
    await page.setViewportSize({ width, height: 800 });
    await waitForStableScroll(page);
    faults.push(...(await brokenTitles(page)).map((fault) => `text ${size} at ${width} px: ${fault}`));
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-text'));
  await enlargeText(page, '');
  return faults;
}

/** Replaces the first word of every title, link and button with a long Portuguese word. */
export const insertLongWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, h2, h3, h4, a, button, summary, label, dt, th')) {
      if (element.closest('svg')) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        node.textContent = node.textContent.replace(/\p{L}{3,}/u, 'Otorrinolaringologista');
        break;
      }
    }
  });
