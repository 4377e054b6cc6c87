import { type RefObject, useCallback, useRef } from 'react';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Focuses the first heading in an element (or the element itself when it is one) and scrolls to it.
 * @param scroll false where somebody else decides what is in view
 */
export function focusHeading(element: HTMLElement, { scroll = true } = {}): void {
  const heading = element.matches(HEADINGS)
    ? element
    : (element.querySelector<HTMLElement>(HEADINGS) ?? element);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // The document's own scroll-behavior decides whether this glides; it is off under reduced motion.
  if (scroll) heading.scrollIntoView?.({ block: 'start' });
}

/**
 * For a button that goes away with what it stands in: moves focus to the one that opened the place (`aria-controls`, or the
 * summary of a `details`), or else to the heading of its section, where the answer will stand.
 */
export function focusBack(from: Element): void {
  const opener = document.querySelector<HTMLElement>(`[aria-controls~="${from.closest('[id]')?.id}"]`);
  const around = from.closest<HTMLElement>('details, section');
  const target = opener ?? around?.querySelector<HTMLElement>(`:scope > summary, ${HEADINGS}`) ?? around;
  if (!target) return;
  // What cannot take the focus by itself gets the attribute.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}

/**
 * For a view that changes in place (a wizard's next step): moves focus to the new heading, so that someone who does
 * not see the screen learns that something changed. Call it after the new content has rendered.
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
