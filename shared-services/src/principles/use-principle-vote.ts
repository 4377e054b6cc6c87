import { useState } from 'react';
import type { Backend } from '../backend/index.ts';
import type { Principle } from './principle.ts';
import { voteOnPrinciple } from './principle-vote-mutation.ts';
import { useDeviceVote } from './use-device-vote.ts';

const CHOICES = ['up', 'down'] as const;

export type PrincipleTotals = Pick<Principle, 'upvotes' | 'downvotes'>;

export interface PrincipleVoting {
  /** This visitor's vote, or null. */
  vote: 'up' | 'down' | null;
  /** Totals to show, with this visitor's vote in them from the moment it is cast. */
  upvotes: number;
  downvotes: number;
  cast: (vote: 'up' | 'down') => void;
}

/**
 * Voting on a principle: shown as counted at once, kept on the device as `vote_principle_{id}`, told to the server.
 * A failure is only reported; the vote stays and is told again later.
 * @param onCounted hears the server's totals once they contain the vote
 */
export function usePrincipleVote(
  principle: Principle,
  backend: Backend | null,
  report: (error: unknown) => void,
  onCounted?: (totals: PrincipleTotals) => void,
): PrincipleVoting {
  const [counted, setCounted] = useState<({ of: Principle } & PrincipleTotals) | null>(null);
  const { vote, unsent, cast } = useDeviceVote<'up' | 'down'>({
    key: `vote_principle_${principle.id}`,
    choices: CHOICES,
    send:
      backend &&
      (async (choice) => {
        const { upvotes, downvotes } = await voteOnPrinciple(backend, principle.id, choice);
        setCounted({ of: principle, upvotes, downvotes });
        onCounted?.({ upvotes, downvotes });
      }),
    report,
  });
  // Totals that were loaded later already contain the vote.
  const totals = counted?.of === principle ? counted : principle;
  return {
    vote,
    upvotes: totals.upvotes + (unsent && vote === 'up' ? 1 : 0),
    downvotes: totals.downvotes + (unsent && vote === 'down' ? 1 : 0),
    cast,
  };
}
