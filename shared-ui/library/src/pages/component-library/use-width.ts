import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in CSS pixels, kept up to date; 0 until it is known. */
export function useWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
