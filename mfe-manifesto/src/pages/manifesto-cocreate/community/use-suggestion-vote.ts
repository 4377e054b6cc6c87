import { useShell } from '@ia/federation';
import { useDeviceVote } from '@ia/shared-services/principles';
import { useResource } from '@ia/shared-services/resource';
import type { Suggestion } from '../../../data/suggestion.ts';
import { loadSuggestions, SUGGESTIONS_KEY } from '../../../data/suggestions-query.ts';
import { useBackend } from '../../../data/use-backend.ts';
import { voteOnSuggestion } from '../../../data/vote-suggestion-mutation.ts';

const CHOICES = ['true'] as const;

/** Supporting a suggestion: +1 at once, the list anew when the server has counted it. */
export function useSuggestionVote({ id, upvotes }: Suggestion) {
  const { report } = useShell();
  const backend = useBackend();
  const { refresh } = useResource(SUGGESTIONS_KEY, () => loadSuggestions(backend));
  const { vote, unsent, cast } = useDeviceVote({
    key: `vote_suggestion_${id}`,
    choices: CHOICES,
    send:
      backend &&
      (async () => {
        await voteOnSuggestion(backend, id);
        await refresh();
      }),
    report,
  });
  return {
    supported: vote !== null,
    votes: upvotes + (unsent ? 1 : 0),
    support: () => cast('true'),
  };
}
