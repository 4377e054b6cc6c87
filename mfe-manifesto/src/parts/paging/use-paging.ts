import { useEffect, useRef, useState } from 'react';

/**
 * Shows a list page by page. The button disappears with the last page; focus then moves to the first new entry.
 * @param elementId returns the DOM id of an entry; the element must be focusable
 */
export function usePaging<T>(items: readonly T[], pageSize: number, elementId: (item: T) => string) {
  const [count, setCount] = useState(pageSize);
  const idToFocus = useRef<string | null>(null);
  useEffect(() => {
    if (idToFocus.current) document.getElementById(idToFocus.current)?.focus();
    idToFocus.current = null;
  });
  const first = items[count];
  return {
    shown: items.slice(0, count),
    /** Size of the next page; 0 when all entries are shown. */
    nextPageSize: Math.max(0, Math.min(pageSize, items.length - count)),
    showMore() {
      if (first && count + pageSize >= items.length) idToFocus.current = elementId(first);
      setCount(count + pageSize);
    },
  };
}
