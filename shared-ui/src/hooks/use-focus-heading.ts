import { type RefObject, useCallback, useRef } from 'react';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Focuses the first heading in an element (or the element itself if it is one) and scrolls to it.
 * @param scroll false when the caller scrolls
 */
export function focusHeading(element: HTMLElement, { scroll = true } = {}): void {
  const heading = element.matches(HEADINGS)
    ? element
    : (element.querySelector<HTMLElement>(HEADINGS) ?? element);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // The document's scroll-behavior applies; smooth scrolling is off under reduced motion.
  if (scroll) heading.scrollIntoView?.({ block: 'start' });
}

/**
 * Moves the focus from a button that is about to unmount: to the control that opened its container
 * (`aria-controls`, or the summary of a `details`), or else to the heading of its section.
 */
export function focusBack(from: Element): void {
  const opener = document.querySelector<HTMLElement>(`[aria-controls~="${from.closest('[id]')?.id}"]`);
  const section = from.closest<HTMLElement>('details, section');
  const target = opener ?? section?.querySelector<HTMLElement>(`:scope > summary, ${HEADINGS}`) ?? section;
  if (!target) return;
  // Make a non-focusable element focusable.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}

/**
 * Moves the focus to the new heading of a view that changes in place (a wizard's next step), so that screen
 * reader users notice the change. Call it after the new content has rendered.
 *
 * @example
 * const [ref, focus] = useFocusHeading<HTMLDivElement>();
 * useEffect(() => { if (moved) focus(); }, [step]);
 */
export function useFocusHeading<E extends HTMLElement>(): readonly [RefObject<E | null>, () => void] {
  const ref = useRef<E>(null);
  const focus = useCallback(() => {
    if (ref.current) focusHeading(ref.current);
  }, []);
  return [ref, focus];
}
