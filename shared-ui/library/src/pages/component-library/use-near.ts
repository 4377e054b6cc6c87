import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is on the screen or a screen away from it. A whole page runs in each preview frame: with a
 * hundred of them, those out of sight must make room.
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
