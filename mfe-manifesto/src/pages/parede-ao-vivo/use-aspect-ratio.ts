import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the width of an element divided by its height, now and after each change of its size. */
export function useAspectRatio(ref: RefObject<HTMLElement | null>): number {
  const [ratio, setRatio] = useState(16 / 9);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setRatio(width / height);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return ratio;
}
