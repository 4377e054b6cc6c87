import { useLayoutEffect, useRef } from 'react';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= 0 && middle <= innerHeight;
}

/**
 * Captures the focused element if it is in view.
 * @returns a function that scrolls it back into view, unless the visitor has scrolled meanwhile
 */
function captureFocusPosition(): (() => void) | undefined {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || !isInView(focused)) return;
  const scrollPosition = scrollY;
  return () => {
    if (document.activeElement === focused && scrollY === scrollPosition && !isInView(focused))
      focused.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  };
}

/**
 * Keeps the focused element in view when late content is inserted above it (WCAG 2.4.11). Scroll anchoring
 * anchors the element at the top of the viewport, which can push the focus below it.
 * @param contentKey changes when content is inserted
 * @example
 * const below = useModule(load, 'idle');
 * useFocusKeptInView(below.status);
 */
export function useFocusKeptInView(contentKey: unknown): void {
  const previous = useRef(contentKey);
  // Measured during render, before the new content is inserted.
  const restoreFocusPosition = previous.current === contentKey ? undefined : captureFocusPosition();
  useLayoutEffect(() => {
    previous.current = contentKey;
    restoreFocusPosition?.();
  });
}
