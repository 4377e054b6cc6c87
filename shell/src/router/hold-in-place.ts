/** Milliseconds for what loads late: after the place was reached, and for reaching it at all. */
const SETTLE = 4000;
const PATIENCE = 20_000;
/** Milliseconds between two looks: what is read may move within a page that stays as long as it is. */
const LOOK = 100;

/** What a reader does to go elsewhere. */
export const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** CSS pixels that rounding and zoom may move a page by themselves. */
export const NEAR = 4;

/**
 * Keeps the reader at a place while the page still loads and grows. Ends when they take over, by whatever means, or
 * after a while.
 * @param place scrolls there, as the page stands, at once; tells whether the page was long enough for that
 */
export function holdInPlace(place: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const released = new AbortController();
    let expected = scrollY;
    let height = 0;
    let reached = false;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      const there = place();
      expected = scrollY;
      height = document.body.scrollHeight;
      if (there && !reached) settling = setTimeout(release, SETTLE);
      reached ||= there;
    };
    const observer = new ResizeObserver(hold);
    /** Whether somebody else scrolled. Where the page grew, the browser moved it, and the observer puts it right. */
    const isElsewhere = () => document.body.scrollHeight === height && Math.abs(scrollY - expected) > NEAR;
    // A look may come before the browser tells of the scroll.
    const looking = setInterval(() => (isElsewhere() ? release() : hold()), LOOK);
    const release = () => {
      released.abort();
      observer.disconnect();
      clearInterval(looking);
      clearTimeout(settling);
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(release, PATIENCE);
    signal.addEventListener('abort', release, { signal: released.signal });
    for (const event of TAKING_OVER) {
      addEventListener(event, release, { passive: true, signal: released.signal });
    }
    // A dragged scroll bar says nothing else.
    const scrolled = () => {
      if (isElsewhere()) release();
    };
    addEventListener('scroll', scrolled, { passive: true, signal: released.signal });
    hold();
    observer.observe(document.body);
  });
}
