import { prefersReducedMotion } from '@ia/shared-ui/hooks';
import { sameQuery } from './address.ts';
import { holdScrollPosition, INPUT_EVENTS, TOLERANCE } from './hold-scroll-position.ts';
import type { Location } from './router.ts';
import { findPreviousFocus, restoreScrollPosition, type ScrollPosition } from './scroll-position.ts';

/** Milliseconds. */
const WAIT = { forSection: 5000, forFocus: 1000 };

/** The element, now or when the page renders it; null after `wait` milliseconds. */
function whenPresent(
  find: () => HTMLElement | null,
  signal: AbortSignal,
  wait = WAIT.forSection,
): Promise<HTMLElement | null> {
  const present = find();
  if (present) return Promise.resolve(present);
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
    const timer = setTimeout(() => finish(null), wait);
    signal.addEventListener('abort', () => finish(null));
  });
}

function focusWithoutScrolling(element: HTMLElement) {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]'))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const headingOf = (section: HTMLElement) =>
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
function isShortOf(section: HTMLElement): boolean {
  const below =
    section.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const remaining = document.documentElement.scrollHeight - innerHeight - scrollY;
  return below < -TOLERANCE || (below > TOLERANCE && remaining > TOLERANCE);
}

/** Scrolls smoothly. @returns true at the end of the scroll, or when the reader scrolls */
function scrollSmoothly(section: HTMLElement): Promise<boolean> {
  const over = new AbortController();
  const height = document.body.scrollHeight;
  const ended = new Promise<boolean>((resolve) => {
    const { signal } = over;
    // Short of its end on a page that did not grow, something else scrolled: a scroll bar, the browser's
    // search.
    const end = () => resolve(document.body.scrollHeight !== height || !isShortOf(section));
    for (const event of INPUT_EVENTS)
      addEventListener(event, () => resolve(false), { passive: true, signal });
    addEventListener('scrollend', end, { signal });
    setTimeout(end, 1500); // There may be nothing to scroll, and Safari before 26.2 has no scrollend.
  });
  section.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return ended.finally(() => over.abort());
}

/** Scrolls to a section and focuses its heading. Content that mounts late above it does not move it. */
async function arriveAtSection(section: HTMLElement, smooth: boolean, signal: AbortSignal): Promise<void> {
  focusWithoutScrolling(headingOf(section));
  const arrived = !smooth || (await scrollSmoothly(section));
  if (!arrived || signal.aborted) return;
  await holdScrollPosition(() => {
    section.scrollIntoView({ behavior: 'instant', block: 'start' });
    return true;
  }, signal);
}

/** Focuses the element that had the focus when the reader left, else the title. */
async function focusAgain(
  { anchor }: Location,
  scrollPosition: ScrollPosition,
  signal: AbortSignal,
): Promise<void> {
  const then = await whenPresent(
    () => findPreviousFocus(scrollPosition),
    signal,
    scrollPosition.focus ? WAIT.forFocus : 0,
  );
  if (signal.aborted) return;
  const section = anchor ? document.getElementById(anchor) : null;
  const target = then ?? (section ? headingOf(section) : pageTitle());
  if (target) focusWithoutScrolling(target);
}

/**
 * Restores or sets scroll position and focus after a navigation: on Back, Forward and reload the position
 * before, else the anchor's section and its heading, else the top of the page and its title. A first load
 * leaves the focus alone.
 * @param from previous location in this document
 * @returns resolves when the position is final
 */
export async function arrive(location: Location, from: Location | null, signal: AbortSignal): Promise<void> {
  const { anchor, by, scrollPosition } = location;
  const samePage = from?.path === location.path;
  if (by === 'replace' || by === 'stay') return;
  if (scrollPosition && by !== 'link') {
    // A page that shows another step has set the focus already.
    const ownStep = samePage && !sameQuery(from, location) && document.activeElement !== document.body;
    if (by === 'history' && !ownStep) void focusAgain(location, scrollPosition, signal);
    return holdScrollPosition(() => restoreScrollPosition(scrollPosition), signal);
  }
  const startsAtTop = by !== 'load' && !(samePage && anchor);
  if (startsAtTop) scrollTo({ top: 0, behavior: 'instant' });
  const section = anchor && (await whenPresent(() => document.getElementById(anchor), signal));
  if (signal.aborted) return;
  if (section) return arriveAtSection(section, by === 'link' && samePage && !prefersReducedMotion(), signal);
  const title = startsAtTop && (await whenPresent(pageTitle, signal));
  if (title && !signal.aborted) focusWithoutScrolling(title);
}
