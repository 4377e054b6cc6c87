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
 * What the window's vertical scroll position, in px, means to the component. Renders again only when the answer
 * changes, so ask a coarse question.
 *
 * @param atFirst the answer where there is no window, and while markup is taken over; that at the top by default
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
