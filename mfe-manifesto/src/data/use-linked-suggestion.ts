import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import { useReceivedVotes } from '@ia/shared-services/votes';
import type { Suggestion } from './suggestion.ts';
import { loadSuggestion, SUGGESTIONS_KEY } from './suggestions-query.ts';

/** Loads the suggestion that the URL names, independently of the list; null when it does not exist. */
export function useLinkedSuggestion(backend: Backend | null, id: string): Resource<Suggestion | null> {
  const linked = useResource(`${SUGGESTIONS_KEY} ${id}`, () => loadSuggestion(backend, id));
  useReceivedVotes('suggestion', ({ id: votedId, totals: { upvotes } }) =>
    linked.setData((suggestion) => (suggestion?.id === votedId ? { ...suggestion, upvotes } : suggestion)),
  );
  return linked;
}
