import { useEntryState } from '@ia/federation';
import { useEffect, useState } from 'react';
import type { SuggestionFilter } from '../../../data/suggestions-query.ts';
import { PAGE_SIZE } from '../../../data/suggestions-query.ts';
import { parseFilter, parseShownCount } from '../../../rules/suggestion-filter.ts';

const DEBOUNCE_MS = 300;

const parseCount = parseShownCount(PAGE_SIZE);

/** Stores filter and page count in the history entry. */
export function useSuggestionFilter() {
  const [filter, storeFilter] = useEntryState('comunidade', parseFilter);
  const [count, setCount] = useEntryState('comunidade-mostradas', parseCount);
  const search = useDebounced(filter.search.trim());
  return {
    /** The current values of the fields. */
    filter,
    /** The values to request: the search text is debounced. */
    debouncedFilter: { ...filter, search: filter.search.trim() && search },
    count,
    setCount,
    setFilter(next: SuggestionFilter) {
      storeFilter(next);
      setCount(PAGE_SIZE);
    },
  };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
