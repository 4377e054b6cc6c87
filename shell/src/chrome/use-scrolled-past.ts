import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether the page is scrolled further than `pixels`. Renders only when that changes. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(subscribe, () => window.scrollY > pixels);
