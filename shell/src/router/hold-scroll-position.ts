/** Time to hold the position after it was first reached, for late content. */
const SETTLE_TIMEOUT_MS = 4000;
/** Time after which a position that was never reached is given up. */
const REACH_TIMEOUT_MS = 20_000;
/** Interval of the checks: content may move within a page of constant height. */
const CHECK_INTERVAL_MS = 100;

/** Input events that show that the visitor controls the scroll position. */
export const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Distance in CSS pixels by which rounding and zoom may move a page. */
export const TOLERANCE_PX = 4;

/**
 * Holds a scroll position while the page still loads and grows. Ends when the visitor scrolls or presses a
 * key, or after a timeout.
 * @param restorePosition scrolls there at once; returns whether the page was long enough
 */
export function holdScrollPosition(restorePosition: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const released = new AbortController();
    let expected = scrollY;
    let height = 0;
    let hasReached = false;
    let settleTimer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      const isRestored = restorePosition();
      expected = scrollY;
      height = document.body.scrollHeight;
      if (isRestored && !hasReached) settleTimer = setTimeout(release, SETTLE_TIMEOUT_MS);
      hasReached ||= isRestored;
    };
    const observer = new ResizeObserver(hold);
    /**
     * True when something else scrolled the page. When the page grew, the browser moved it, and the observer
     * corrects that.
     */
    const hasScrolledAway = () =>
      document.body.scrollHeight === height && Math.abs(scrollY - expected) > TOLERANCE_PX;
    // The check may notice a scroll before its event.
    const checkTimer = setInterval(() => (hasScrolledAway() ? release() : hold()), CHECK_INTERVAL_MS);
    const release = () => {
      released.abort();
      observer.disconnect();
      clearInterval(checkTimer);
      clearTimeout(settleTimer);
      clearTimeout(reachTimer);
      resolve();
    };
    const reachTimer = setTimeout(release, REACH_TIMEOUT_MS);
    signal.addEventListener('abort', release, { signal: released.signal });
    for (const event of INPUT_EVENTS) {
      addEventListener(event, release, { passive: true, signal: released.signal });
    }
    // The only event of a dragged scroll bar.
    const onScroll = () => {
      if (hasScrolledAway()) release();
    };
    addEventListener('scroll', onScroll, { passive: true, signal: released.signal });
    hold();
    observer.observe(document.body);
  });
}
