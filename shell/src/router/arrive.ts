import type { Location } from './router.ts';

const WAIT = 5000;

/** The element, now or as soon as the page shows it; null when it does not come. */
function whenPresent(find: () => HTMLElement | null, signal: AbortSignal): Promise<HTMLElement | null> {
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
    const timer = setTimeout(() => finish(null), WAIT);
    signal.addEventListener('abort', () => finish(null));
  });
}

function focusWithoutScrolling(element: HTMLElement) {
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const SETTLE = 4000;

/**
 * Keeps a section where it was scrolled to while the page above it still loads and grows. Ends when the reader
 * takes over, or after a while.
 */
function holdInPlace(section: HTMLElement, signal: AbortSignal): void {
  const released = new AbortController();
  const release = () => released.abort();
  const timer = setTimeout(release, SETTLE);
  signal.addEventListener('abort', release);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(event, release, { passive: true, signal: released.signal });
  }
  const observer = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant', block: 'start' }));
  observer.observe(document.body);
  released.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

const movesLittle = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const headingOf = (section: HTMLElement) =>
  section.matches('h1, h2, h3') ? section : (section.querySelector<HTMLElement>('h1, h2, h3') ?? section);

/**
 * Puts the reader where the navigation leads: the anchor's section and its heading, the place left before when
 * coming back through history, else the top of the page and its title. A first load leaves focus alone.
 */
export async function arrive(location: Location, samePage: boolean, signal: AbortSignal): Promise<void> {
  const { anchor, by, scrollY } = location;
  if (by === 'replace' || by === 'stay') return;
  if (by === 'history' && samePage) return void scrollTo({ top: scrollY, behavior: 'instant' });
  if (anchor && by !== 'history') {
    const section = await whenPresent(() => document.getElementById(anchor), signal);
    if (!section || signal.aborted) return;
    const smooth = by === 'link' && samePage && !movesLittle();
    section.scrollIntoView({ behavior: smooth ? 'smooth' : 'instant', block: 'start' });
    if (!samePage) holdInPlace(section, signal);
    return focusWithoutScrolling(headingOf(section));
  }
  if (by === 'load') return;
  scrollTo({ top: by === 'history' ? scrollY : 0, behavior: 'instant' });
  const title = await whenPresent(() => document.querySelector<HTMLElement>('main h1'), signal);
  if (title && !signal.aborted) focusWithoutScrolling(title);
}
