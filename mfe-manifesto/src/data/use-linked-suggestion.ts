import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import { useCounted } from '@ia/shared-services/votes';
import type { Suggestion } from './suggestion.ts';
import { loadSuggestion, SUGGESTIONS_KEY } from './suggestions-query.ts';

/** The suggestion that the address names, wherever in the list it stands; null when there is none. */
export function useLinkedSuggestion(backend: Backend | null, id: string): Resource<Suggestion | null> {
  const linked = useResource(`${SUGGESTIONS_KEY} ${id}`, () => loadSuggestion(backend, id));
  useCounted('suggestion', ({ id: counted, totals: { upvotes } }) =>
    linked.setData((one) => (one?.id === counted ? { ...one, upvotes } : one)),
  );
  return linked;
}
