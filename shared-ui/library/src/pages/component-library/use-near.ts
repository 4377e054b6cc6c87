import { type RefObject, useEffect, useState } from 'react';

/**
 * True while an element is in the viewport or within one screen of it. Each preview frame runs a whole page,
 * so frames farther away are unmounted.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '75% 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}
