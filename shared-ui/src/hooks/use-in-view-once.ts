import { useEffect, useRef, useState } from 'react';

export interface InViewOptions {
  /** Share of the element that must be visible, 0 to 1. */
  threshold?: number;
  /** How far outside of the view counts as in it, as a CSS length: what it needs can load a little before it is seen. */
  margin?: string;
  /** False waits: nothing is observed yet. */
  enabled?: boolean;
}

/**
 * Tells once that an element has come into view, and then stops watching. Without IntersectionObserver the answer
 * is true at once, so that content which waits for it is never lost.
 *
 * @example const [ref, seen] = useInViewOnce<HTMLDivElement>({ threshold: 0.5 });
 */
export function useInViewOnce<E extends Element>({
  threshold = 0.1,
  margin = '0px',
  enabled = true,
}: InViewOptions = {}) {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!enabled || seen || !element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        // An element taller than the window can never show half of itself: filling half the window counts too.
        const inView = entries.some(
          (entry) =>
            entry.isIntersecting &&
            (entry.intersectionRatio >= threshold ||
              entry.intersectionRect.height >=
                (entry.rootBounds?.height ?? Number.POSITIVE_INFINITY) * threshold),
        );
        if (!inView) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: [0, threshold / 4, threshold / 2, threshold], rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold, margin, enabled, seen]);

  return [ref, seen] as const;
}
