import { useEntryState } from '@ia/federation';
import { useEffect, useState } from 'react';
import type { Browsing } from '../../../data/suggestions-query.ts';
import { PAGE_SIZE } from '../../../data/suggestions-query.ts';
import { parseBrowsing, parseShownCount } from '../../../rules/browse.ts';

/** Debounce of the search field, in ms. */
const PAUSE = 300;

const parseCount = parseShownCount(PAGE_SIZE);

/** Stores filter and page count in the history entry. */
export function useBrowsing() {
  const [browsing, setBrowsing] = useEntryState('comunidade', parseBrowsing);
  const [count, setCount] = useEntryState('comunidade-mostradas', parseCount);
  const search = useDebounced(browsing.search.trim());
  return {
    /** The current values of the fields. */
    browsing,
    /** The values to request: the search text is debounced. */
    asked: { ...browsing, search: browsing.search.trim() && search },
    count,
    setCount,
    browse(next: Browsing) {
      setBrowsing(next);
      setCount(PAGE_SIZE);
    },
  };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
