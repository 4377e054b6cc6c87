import { useSyncExternalStore } from 'react';

/** Calls `onChange` at most once per frame while the window scrolls. */
function subscribe(onChange: () => void): () => void {
  let frame = 0;
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
  };
}

/**
 * Derives a value from the vertical scroll position in px. Re-renders only when that value changes, so return
 * a coarse one.
 *
 * @param initialValue value without a window and during hydration; by default the value at the top
 * @example const opaque = useScrollPosition((y) => y > 50);
 */
export function useScrollPosition<Value extends number | boolean | string>(
  derive: (y: number) => Value,
  initialValue?: Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => derive(window.scrollY),
    () => initialValue ?? derive(0),
  );
}
