/** Milliseconds for late content after the position was reached. */
const SETTLE_TIMEOUT = 4000;
/** Milliseconds for reaching the position at all. */
const REACH_TIMEOUT = 20_000;
/** Milliseconds between two checks: content may move within a page of constant height. */
const CHECK_INTERVAL = 100;

/** Input events that show that the reader controls the scroll position. */
export const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** CSS pixels that rounding and zoom may move a page. */
export const TOLERANCE = 4;

/**
 * Holds a scroll position while the page still loads and grows. Ends when the reader scrolls or presses a
 * key, or after a while.
 * @param restorePosition scrolls there at once; returns whether the page was long enough
 */
export function holdScrollPosition(restorePosition: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const released = new AbortController();
    let expected = scrollY;
    let height = 0;
    let reached = false;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      const isRestored = restorePosition();
      expected = scrollY;
      height = document.body.scrollHeight;
      if (isRestored && !reached) settling = setTimeout(release, SETTLE_TIMEOUT);
      reached ||= isRestored;
    };
    const observer = new ResizeObserver(hold);
    /**
     * True when something else scrolled. When the page grew, the browser moved it, and the observer corrects
     * that.
     */
    const isElsewhere = () =>
      document.body.scrollHeight === height && Math.abs(scrollY - expected) > TOLERANCE;
    // The check may run before the scroll event.
    const looking = setInterval(() => (isElsewhere() ? release() : hold()), CHECK_INTERVAL);
    const release = () => {
      released.abort();
      observer.disconnect();
      clearInterval(looking);
      clearTimeout(settling);
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(release, REACH_TIMEOUT);
    signal.addEventListener('abort', release, { signal: released.signal });
    for (const event of INPUT_EVENTS) {
      addEventListener(event, release, { passive: true, signal: released.signal });
    }
    // The only event of a dragged scroll bar.
    const scrolled = () => {
      if (isElsewhere()) release();
    };
    addEventListener('scroll', scrolled, { passive: true, signal: released.signal });
    hold();
    observer.observe(document.body);
  });
}
