import { useEffect, useRef, useState } from 'react';

/**
 * Shows a list page by page. The button disappears with the last page; focus then moves to the first new entry.
 * @param elementId DOM id of an entry that can receive focus
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
    /** Size of the next page; 0 when all entries are shown. */
    more: Math.max(0, Math.min(page, items.length - count)),
    showMore() {
      if (first && count + page >= items.length) next.current = elementId(first);
      setCount(count + page);
    },
    /** Shows at least `until` entries and focuses one of the new ones. */
    showFrom(item: T, until: number) {
      next.current = elementId(item);
      setCount(Math.max(count, until));
    },
  };
}
