import { useShell } from '@ia/federation';
import { type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useWhileVisible } from '@ia/shared-services/resource';
import { useBooth } from '@ia/shared-services/use-backend';
import { deliverWaiting, useVotes, useWaitingVotes } from '@ia/shared-services/votes';
import { formatNumber } from '@ia/shared-ui/number';
import { principlesSection as words } from '../../../content/archive/principles.ts';

/** A principle as the layouts show it. */
export interface PrincipleView
  extends Pick<Principle, 'id' | 'title' | 'description' | 'motif' | 'image_url'> {
  /** People who agree, this visitor included. */
  count: number;
  /** The same, as it is written. */
  votes: string;
  /** This visitor's vote, here or on the manifesto's page. */
  vote: 'up' | 'down' | null;
  /** Until when it can be taken back: see `Vote`. */
  undo: number | null;
  agree(): void;
}

export type AgreementState =
  | { status: 'loading' }
  | { status: 'error'; retry(): void }
  | { status: 'ready'; principles: PrincipleView[] };

/**
 * The principles with one way to act on them: agree. The count rises at once, then the server is told; when it cannot
 * be told, that is only logged and the count stays (specification §4). All layouts share this state, so a switch keeps
 * it.
 */
export function useAgreement(): AgreementState {
  const shell = useShell();
  const booth = useBooth();
  const principles = usePrinciples(booth.backend);
  const votes = useVotes('principle', principles.data ?? [], booth);
  useWaitingVotes(booth);
  useWhileVisible(async () => {
    await deliverWaiting(booth);
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
        if (vote) return shell.announce((undo ?? 0) > Date.now() ? words.undoFirst : words.alreadyVoted);
        cast('up');
        shell.announce(words.agreed(totals.title));
      },
    })),
  };
}
