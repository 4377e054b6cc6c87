import type { Backend, PrincipleVote } from '../backend/index.ts';

/**
 * Tells the server a vote. It counts a visitor's first vote on a principle, however often this is called.
 * @returns the totals now, and the vote that counts.
 * @throws BackendError
 */
export function voteOnPrinciple(backend: Backend, id: string, vote: 'up' | 'down'): Promise<PrincipleVote> {
  return backend.run((db) => db.rpc('vote_on_principle', { p_id: id, vote_type: vote }));
}
