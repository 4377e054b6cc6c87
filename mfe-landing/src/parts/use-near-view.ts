import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells once when an element comes near the view, so that what it needs can load a little before it is seen.
 * Without IntersectionObserver it is near at once.
 * @param margin how far outside of the view counts as near, as a CSS length
 */
export function useNearView<T extends HTMLElement>(margin = '600px'): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return [element, near];
}
