import { useShell } from '@ia/federation';
import { type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useWhileVisible } from '@ia/shared-services/resource';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { deliverUnsentVotes, useDeliverUnsentVotes, useVotes } from '@ia/shared-services/votes';
import { formatNumber } from '@ia/shared-ui/number';
import { principlesSection as t } from '../../../content/archive/principles.ts';

/** A principle as the layouts show it. */
export interface PrincipleView
  extends Pick<Principle, 'id' | 'title' | 'description' | 'motif' | 'image_url'> {
  /** Number of votes in favour, including this visitor's. */
  count: number;
  /** `count`, formatted. */
  votes: string;
  /** This visitor's vote, cast here or on the manifesto page. */
  vote: 'up' | 'down' | null;
  /** End of the undo window in ms since 1970, or null; see `Vote.undo`. */
  undo: number | null;
  /** Casts a vote in favour, or announces why it cannot. */
  agree(): void;
}

export type AgreementState =
  | { status: 'loading' }
  | { status: 'error'; retry(): void }
  | { status: 'ready'; principles: PrincipleView[] };

/**
 * Loads the principles and lets the visitor vote in favour. The count is optimistic: it rises at once, then
 * the vote is sent. A vote that did not reach the server waits on the device (outbox) and is sent later; its
 * count stays. All layouts share this state, so it persists when the layout changes.
 */
export function useAgreement(): AgreementState {
  const shell = useShell();
  const outboxContext = useOutboxContext();
  const principles = usePrinciples(outboxContext.backend);
  const votes = useVotes('principle', principles.data ?? [], outboxContext);
  useDeliverUnsentVotes(outboxContext);
  useWhileVisible(async () => {
    await deliverUnsentVotes(outboxContext);
    await principles.refreshTotals();
  });

  if (principles.status === 'loading') return { status: 'loading' };
  if (principles.status === 'error') return { status: 'error', retry: () => void principles.refresh() };
  return {
    status: 'ready',
    principles: votes.map(({ vote, totals, undo, cast }) => ({
      ...totals,
      count: totals.upvotes,
      votes: formatNumber(totals.upvotes),
      vote,
      undo,
      agree() {
        if (vote) return shell.announce((undo ?? 0) > Date.now() ? t.undoFirst : t.alreadyVoted);
        cast('up');
        shell.announce(t.agreed(totals.title));
      },
    })),
  };
}
