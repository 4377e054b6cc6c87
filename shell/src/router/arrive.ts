import { prefersReducedMotion } from '@ia/shared-ui/hooks';
import { sameQuery } from './address.ts';
import { holdInPlace, NEAR, TAKING_OVER } from './hold-in-place.ts';
import { focusedThen, type Place, returnTo } from './place.ts';
import type { Location } from './router.ts';

/** Milliseconds. */
const WAIT = { forSection: 5000, forFocus: 1000 };

/** The element, now or as soon as the page shows it; null when it does not come within `wait` milliseconds. */
function whenPresent(
  find: () => HTMLElement | null,
  signal: AbortSignal,
  wait = WAIT.forSection,
): Promise<HTMLElement | null> {
  const now = find();
  if (now) return Promise.resolve(now);
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

/** Focus to the beginning of the content, in view. */
export function focusContent(): void {
  const content = pageTitle() ?? document.getElementById('conteudo');
  if (!content) return;
  focusWithoutScrolling(content);
  content.scrollIntoView({ behavior: 'instant', block: 'center' });
}

/** Whether the page could scroll on for the section to stand at the top, below the header. */
function isShortOf(section: HTMLElement): boolean {
  const below =
    section.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  return below < -NEAR || (below > NEAR && left > NEAR);
}

/** A smooth scroll. @returns whether it came to its end, or the reader took over. */
function scrollSmoothly(section: HTMLElement): Promise<boolean> {
  const over = new AbortController();
  const height = document.body.scrollHeight;
  const ended = new Promise<boolean>((resolve) => {
    const { signal } = over;
    // Short of its end on a page that did not grow, something else scrolled: a dragged scroll bar, the browser's search.
    const end = () => resolve(document.body.scrollHeight !== height || !isShortOf(section));
    for (const event of TAKING_OVER) addEventListener(event, () => resolve(false), { passive: true, signal });
    addEventListener('scrollend', end, { signal });
    setTimeout(end, 1500); // there may be no way to go, and Safari before 26.2 has no scrollend
  });
  section.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return ended.finally(() => over.abort());
}

/** To a section and its heading; what mounts late above it does not push it away. */
async function arriveAtSection(section: HTMLElement, smooth: boolean, signal: AbortSignal): Promise<void> {
  focusWithoutScrolling(headingOf(section));
  const arrived = !smooth || (await scrollSmoothly(section));
  if (!arrived || signal.aborted) return;
  await holdInPlace(() => {
    section.scrollIntoView({ behavior: 'instant', block: 'start' });
    return true;
  }, signal);
}

/** Focus to what had it when the reader left, else to the title of what they come back to. */
async function focusAgain({ anchor }: Location, place: Place, signal: AbortSignal): Promise<void> {
  const then = await whenPresent(() => focusedThen(place), signal, place.focus ? WAIT.forFocus : 0);
  if (signal.aborted) return;
  const section = anchor ? document.getElementById(anchor) : null;
  const target = then ?? (section ? headingOf(section) : pageTitle());
  if (target) focusWithoutScrolling(target);
}

/**
 * Puts the reader where the navigation leads: the place left before when coming back through history or by a reload,
 * else the anchor's section and its heading, else the top of the page and its title. A first load leaves focus alone.
 * @param from where they come from, in this document
 * @returns when they are there for good: where they go from then on is their own doing
 */
export async function arrive(location: Location, from: Location | null, signal: AbortSignal): Promise<void> {
  const { anchor, by, place } = location;
  const samePage = from?.path === location.path;
  if (by === 'replace' || by === 'stay') return;
  if (place && by !== 'link') {
    // A page that shows another step has led the focus to it by now.
    const ownStep = samePage && !sameQuery(from, location) && document.activeElement !== document.body;
    if (by === 'history' && !ownStep) void focusAgain(location, place, signal);
    return holdInPlace(() => returnTo(place), signal);
  }
  const fresh = by !== 'load' && !(samePage && anchor);
  if (fresh) scrollTo({ top: 0, behavior: 'instant' });
  const section = anchor && (await whenPresent(() => document.getElementById(anchor), signal));
  if (signal.aborted) return;
  if (section) return arriveAtSection(section, by === 'link' && samePage && !prefersReducedMotion(), signal);
  const title = fresh && (await whenPresent(pageTitle, signal));
  if (title && !signal.aborted) focusWithoutScrolling(title);
}
