import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import { refreshTotals, useCounted } from '@ia/shared-services/votes';
import type { Suggestion } from './suggestion.ts';
import { loadSuggestions, loadSuggestionTotals, SUGGESTIONS_KEY } from './suggestions-query.ts';

export type Suggestions = Resource<readonly Suggestion[]> & {
  /** Brings the support up to date with one small request, and the list when it has other members. Never rejects. */
  refreshTotals: () => Promise<void>;
};

/** The approved suggestions with the server's totals, which follow every vote of this device by themselves. */
export function useSuggestions(backend: Backend | null): Suggestions {
  const suggestions = useResource<readonly Suggestion[]>(SUGGESTIONS_KEY, () => loadSuggestions(backend));
  useCounted('suggestion', ({ id, totals: { upvotes } }) =>
    suggestions.setData((all) => all.map((one) => (one.id === id ? { ...one, upvotes } : one))),
  );
  return {
    ...suggestions,
    refreshTotals: async () => {
      if (backend) await refreshTotals(suggestions, () => loadSuggestionTotals(backend));
    },
  };
}
