import type { Backend } from '../backend/index.ts';
import { bringing } from '../vote-work/index.ts';
import type { Totals } from './ballot.ts';

/** The choices of each kind of vote, as its marker `vote_{kind}_{id}` stores them. */
export interface Choices {
  principle: 'up' | 'down';
  suggestion: 'true';
}
export type VoteKind = keyof Choices;

interface Kind {
  choices: readonly string[];
  /**
   * Tells the server, which counts a visitor's first vote, however often it is told.
   * @param work what the server asked for, when too many came at once
   * @throws BackendError
   */
  send(
    backend: Backend,
    id: string,
    vote: string,
    work: string | null,
  ): Promise<{ vote: string; totals: Totals; undoSeconds?: number | undefined }>;
}

export const KINDS: Record<VoteKind, Kind> = {
  principle: {
    choices: ['up', 'down'],
    async send(backend, id, choice, work) {
      const { vote, upvotes, downvotes, undo_seconds } = await backend.run((db) =>
        bringing(work, db.rpc('vote_on_principle', { p_id: id, vote_type: choice })),
      );
      return { vote, totals: { upvotes, downvotes }, undoSeconds: undo_seconds };
    },
  },
  suggestion: {
    choices: ['true'],
    async send(backend, id, _choice, work) {
      const { upvotes } = await backend.run((db) =>
        bringing(work, db.rpc('vote_on_suggestion', { s_id: id, vote_type: 'up', source: 'manifesto' })),
      );
      return { vote: 'true', totals: { upvotes } };
    },
  },
};
