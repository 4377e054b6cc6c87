import { useEffect, useRef, useState } from 'react';

export interface InViewOptions {
  /** Visible fraction of the element, 0 to 1. */
  threshold?: number;
  /** Root margin as a CSS length, to start loading before the element is visible. */
  margin?: string;
  /** False delays the observation. */
  enabled?: boolean;
}

/**
 * Becomes true once the element is in view, then stops observing. Without IntersectionObserver it is true at
 * once, so that content is never hidden.
 *
 * @example const [ref, seen] = useInViewOnce<HTMLDivElement>({ threshold: 0.5 });
 */
export function useInViewOnce<E extends Element>({
  threshold = 0.1,
  margin = '0px',
  enabled = true,
}: InViewOptions = {}) {
  const ref = useRef<E>(null);
  const [wasSeen, setWasSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!enabled || wasSeen || !element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setWasSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        // An element taller than the viewport may never reach the threshold, so filling this fraction of the
        // viewport counts too.
        const inView = entries.some(
          (entry) =>
            entry.isIntersecting &&
            (entry.intersectionRatio >= threshold ||
              entry.intersectionRect.height >=
                (entry.rootBounds?.height ?? Number.POSITIVE_INFINITY) * threshold),
        );
        if (!inView) return;
        setWasSeen(true);
        observer.disconnect();
      },
      { threshold: [0, threshold / 4, threshold / 2, threshold], rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold, margin, enabled, wasSeen]);

  return [ref, wasSeen] as const;
}
