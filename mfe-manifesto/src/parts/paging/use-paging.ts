import { useEffect, useRef, useState } from 'react';

/**
 * Shows a list a page at a time. The button that shows more goes with the last page: the focus then moves on to the first
 * new entry.
 * @param elementId the element of an entry, which can take the focus
 */
export function usePaging<T>(items: readonly T[], page: number, elementId: (item: T) => string) {
  const [count, setCount] = useState(page);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = null;
  });
  const first = items[count];
  return {
    shown: items.slice(0, count),
    /** How many the next page has; 0 when all are shown. */
    more: Math.max(0, Math.min(page, items.length - count)),
    showMore() {
      if (first && count + page >= items.length) next.current = elementId(first);
      setCount(count + page);
    },
    /** Shows as many as `until`, and moves the focus to one that is new among them. */
    showFrom(item: T, until: number) {
      next.current = elementId(item);
      setCount(Math.max(count, until));
    },
  };
}
