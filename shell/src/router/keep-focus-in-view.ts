/** Milliseconds in which a scroll is the reader's own doing. */
const RECENT = 200;

/**
 * Keeps what the keyboard is on in view, while something that comes late is put in above it (WCAG 2.4.11): browsers hold what
 * stands at the top of the view in its place, and push the focus out below. Who scrolled on, or pressed what has the focus, is
 * taken nowhere.
 */
export function keepFocusInView(): void {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  /** What had the focus and was seen. */
  let seen: Element | null = null;
  const watching = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry || entry.target !== document.activeElement) return;
      if (entry.isIntersecting) seen = entry.target;
      else if (
        entry.target === seen &&
        entry.boundingClientRect.height > 0 &&
        performance.now() - scrolledAt > RECENT
      )
        seen.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
    },
    { threshold: 0.5 },
  );
  const leave = () => {
    watching.disconnect();
    seen = null;
  };
  const watch = (focused: EventTarget | null) => {
    leave();
    if (focused instanceof Element && focused.matches(':focus-visible')) watching.observe(focused);
  };
  const passive = { capture: true, passive: true } as const;
  addEventListener('focusin', ({ target }) => watch(target), passive);
  // What grows then was asked for, and is where the reader looks.
  addEventListener('click', leave, passive);
  addEventListener(
    'scroll',
    () => {
      scrolledAt = performance.now();
    },
    passive,
  );
  watch(document.activeElement);
}
