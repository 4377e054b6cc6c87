import { type RefObject, useEffect, useState } from 'react';

/**
 * True while an element is in the viewport or within three quarters of a screen of it. Callers unmount live
 * examples that are farther away; in a preview frame, each runs a whole page.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '75% 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
