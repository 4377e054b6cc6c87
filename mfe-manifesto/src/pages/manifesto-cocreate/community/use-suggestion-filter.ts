import { useEntryState } from '@ia/federation';
import { useEffect, useState } from 'react';
import type { SuggestionFilter } from '../../../data/suggestions-query.ts';
import { PAGE_SIZE } from '../../../data/suggestions-query.ts';
import { parseFilter, parseShownCount } from '../../../rules/suggestion-filter.ts';

const DEBOUNCE_MS = 300;

const parseCount = parseShownCount(PAGE_SIZE);

/** Filter and number of shown suggestions, stored in the history entry so that a return restores them. */
export function useSuggestionFilter() {
  const [filter, storeFilter] = useEntryState('comunidade', parseFilter);
  const [count, setCount] = useEntryState('comunidade-mostradas', parseCount);
  const debouncedSearch = useDebounced(filter.search.trim());
  return {
    /** The current values of the fields. */
    filter,
    /** The values to request: the search text is debounced, but an emptied field applies at once. */
    debouncedFilter: { ...filter, search: filter.search.trim() && debouncedSearch },
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
