import { prefersReducedMotion } from '@ia/shared-ui/hooks';
import { sameQuery } from './address.ts';
import { holdScrollPosition, INPUT_EVENTS, TOLERANCE_PX } from './hold-scroll-position.ts';
import type { Location } from './router.ts';
import { findPreviousFocus, restoreScrollPosition, type ScrollPosition } from './scroll-position.ts';

const WAIT_MS = { forSection: 5000, forFocus: 1000 };

/** Resolves with the element, now or when the page renders it; with null after `waitMs`. */
function waitForElement(
  find: () => HTMLElement | null,
  signal: AbortSignal,
  waitMs = WAIT_MS.forSection,
): Promise<HTMLElement | null> {
  const existing = find();
  if (existing) return Promise.resolve(existing);
  return new Promise((resolve) => {
    const finish = (element: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const observer = new MutationObserver(() => {
      const element = find();
      if (element) finish(element);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => finish(null), waitMs);
    signal.addEventListener('abort', () => finish(null));
  });
}

function focusWithoutScrolling(element: HTMLElement) {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]'))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const findHeading = (section: HTMLElement) =>
  section.matches('h1, h2, h3') ? section : (section.querySelector<HTMLElement>('h1, h2, h3') ?? section);

const pageTitle = () => document.querySelector<HTMLElement>('main h1');

/** Focuses the beginning of the content and scrolls to it. */
export function focusContent(): void {
  const content = pageTitle() ?? document.getElementById('conteudo');
  if (!content) return;
  focusWithoutScrolling(content);
  content.scrollIntoView({ behavior: 'instant', block: 'center' });
}

/** True when the page could scroll further for the section to be at the top, below the header. */
function canScrollCloser(section: HTMLElement): boolean {
  const below =
    section.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const remaining = document.documentElement.scrollHeight - innerHeight - scrollY;
  return below < -TOLERANCE_PX || (below > TOLERANCE_PX && remaining > TOLERANCE_PX);
}

/** Scrolls smoothly. @returns true at the end of the scroll, or when the visitor scrolls */
function scrollSmoothly(section: HTMLElement): Promise<boolean> {
  const scrollEnd = new AbortController();
  const height = document.body.scrollHeight;
  const ended = new Promise<boolean>((resolve) => {
    const { signal } = scrollEnd;
    // The scroll ended elsewhere on a page that did not grow: the visitor used a scroll bar or the browser's
    // search.
    const end = () => resolve(document.body.scrollHeight !== height || !canScrollCloser(section));
    for (const event of INPUT_EVENTS)
      addEventListener(event, () => resolve(false), { passive: true, signal });
    addEventListener('scrollend', end, { signal });
    setTimeout(end, 1500); // There may be nothing to scroll, and Safari before 26.2 has no scrollend.
  });
  section.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return ended.finally(() => scrollEnd.abort());
}

/** Scrolls to a section and focuses its heading. Holds the position while content mounts late above it. */
async function arriveAtSection(section: HTMLElement, isSmooth: boolean, signal: AbortSignal): Promise<void> {
  focusWithoutScrolling(findHeading(section));
  const hasArrived = !isSmooth || (await scrollSmoothly(section));
  if (!hasArrived || signal.aborted) return;
  await holdScrollPosition(() => {
    section.scrollIntoView({ behavior: 'instant', block: 'start' });
    return true;
  }, signal);
}

/** Focuses the element that had the focus when the visitor left, else the title. */
async function restoreFocus(
  { anchor }: Location,
  scrollPosition: ScrollPosition,
  signal: AbortSignal,
): Promise<void> {
  const previousFocus = await waitForElement(
    () => findPreviousFocus(scrollPosition),
    signal,
    scrollPosition.focus ? WAIT_MS.forFocus : 0,
  );
  if (signal.aborted) return;
  const section = anchor ? document.getElementById(anchor) : null;
  const target = previousFocus ?? (section ? findHeading(section) : pageTitle());
  if (target) focusWithoutScrolling(target);
}

/**
 * Restores or sets scroll position and focus after a navigation: on Back, Forward and reload the position
 * before, else the anchor's section and its heading, else the top of the page and its title. A first load
 * leaves the focus alone.
 * @param from previous location in this document
 * @param signal aborts when the visitor navigates again
 * @returns resolves when the position is final
 */
export async function arrive(location: Location, from: Location | null, signal: AbortSignal): Promise<void> {
  const { anchor, cause, scrollPosition } = location;
  const isSamePage = from?.path === location.path;
  if (cause === 'replace' || cause === 'stay') return;
  if (scrollPosition && cause !== 'link') {
    // Within a page, a page that shows another step has set the focus already.
    const isPageStep = isSamePage && !sameQuery(from, location) && document.activeElement !== document.body;
    if (cause === 'history' && !isPageStep) void restoreFocus(location, scrollPosition, signal);
    return holdScrollPosition(() => restoreScrollPosition(scrollPosition), signal);
  }
  const startsAtTop = cause !== 'load' && !(isSamePage && anchor);
  if (startsAtTop) scrollTo({ top: 0, behavior: 'instant' });
  const section = anchor && (await waitForElement(() => document.getElementById(anchor), signal));
  if (signal.aborted) return;
  if (section)
    return arriveAtSection(section, cause === 'link' && isSamePage && !prefersReducedMotion(), signal);
  const title = startsAtTop && (await waitForElement(pageTitle, signal));
  if (title && !signal.aborted) focusWithoutScrolling(title);
}
