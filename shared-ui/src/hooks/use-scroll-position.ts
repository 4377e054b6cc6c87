import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  let frame = 0;
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
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
 * @param atFirst value without a window and during hydration; by default the value at the top
 * @example const opaque = useScrollPosition((y) => y > 50);
 */
export function useScrollPosition<Answer extends number | boolean | string>(
  read: (y: number) => Answer,
  atFirst?: Answer,
): Answer {
  return useSyncExternalStore(
    subscribe,
    () => read(window.scrollY),
    () => atFirst ?? read(0),
  );
}
