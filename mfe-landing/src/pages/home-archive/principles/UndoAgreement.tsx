import { useShell } from '@ia/federation';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { useUndoVote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { useEffect } from 'react';
import { voteUndo as t } from '../../../content/archive/vote-undo.ts';
import type { PrincipleView } from './use-agreement.ts';

interface UndoAgreementProps {
  principle: PrincipleView;
  /** End of the undo window in ms since 1970 (`Vote.undo`); Infinity until the server has received the vote. */
  until: number;
  /** Moves focus to the agree button when the focused undo button disappears. */
  moveFocus: () => void;
}

/**
 * Button that withdraws a vote during the undo window, and a note when the vote is final. Loaded with the first vote.
 */
export default function UndoAgreement({ principle, until, moveFocus }: UndoAgreementProps) {
  const { announce } = useShell();
  const { button, seconds, busy, undo } = useUndoVote({
    id: principle.id,
    until,
    outboxContext: useOutboxContext(),
    moveFocus,
    onResult: (result) => announce(t[result === 'removed' ? 'done' : result]),
  });
  const isUndoable = seconds > 0 || busy;
  // The offer names the seconds, so it waits until the server has set the end of the window.
  const showsOffer = isUndoable && seconds < Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (showsOffer) announce(t.offer(principle.title));
  }, [showsOffer, announce, principle.title]);
  if (!isUndoable) return <Small>{t.over}</Small>;
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        loading={busy}
        loadingLabel={t.busy}
        aria-label={t.label(principle.title)}
        onClick={undo}
      >
        {t.button}
      </Button>
      {showsOffer && <Small>{t.left(seconds)}</Small>}
    </>
  );
}
