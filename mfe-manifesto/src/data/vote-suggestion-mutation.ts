import type { Backend } from '@ia/shared-services/backend';

/** Supports a suggestion; the server counts a visitor once. @throws BackendError */
export async function voteOnSuggestion(backend: Backend, id: string): Promise<void> {
  await backend.run((db) => db.rpc('vote_on_suggestion', { s_id: id, vote_type: 'up', source: 'manifesto' }));
}
