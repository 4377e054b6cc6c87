import { useLayoutEffect, useRef } from 'react';

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= 0 && middle <= innerHeight;
}

/** @returns what brings back into view what the keyboard is on, if it is seen now; who scrolls meanwhile is taken nowhere. */
function holdFocus(): (() => void) | undefined {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || !isSeen(focused)) return;
  const place = scrollY;
  return () => {
    if (document.activeElement === focused && scrollY === place && !isSeen(focused))
      focused.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  };
}

/**
 * Keeps what the keyboard is on in view when something is put in above it that comes late (WCAG 2.4.11): browsers hold what
 * stands at the top of the view in its place, and push the focus out below.
 * @param arrived changes with what has come
 * @example
 * const below = useModule(load, 'idle');
 * useFocusKeptInView(below.status);
 */
export function useFocusKeptInView(arrived: unknown): void {
  const shown = useRef(arrived);
  // Looked at now: what has come is not put in yet.
  const bringBack = shown.current === arrived ? undefined : holdFocus();
  useLayoutEffect(() => {
    shown.current = arrived;
    bringBack?.();
  });
}
