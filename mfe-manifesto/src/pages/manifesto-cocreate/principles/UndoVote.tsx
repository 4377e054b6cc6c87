import { useShell } from '@ia/federation';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { useUndoVote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { useEffect, useRef } from 'react';
import { voteUndo as t } from '../../../content/vote-undo.ts';

interface UndoVoteProps {
  /** Id of the principle. */
  id: string;
  /** End of the undo window in ms since 1970 (`Vote.undo`); Infinity until the server has received the vote. */
  until: number;
  /** True while the vote is queued on this device. */
  waiting: boolean;
  /** True for a vote cast in this visit: the undo is then announced once. */
  isNew: boolean;
  /** Id of the principle's title, for the button's description. */
  describedBy: string;
  /** Moves focus to the vote button when the focused undo button disappears. */
  moveFocus: () => void;
  /** Shows and announces the result. */
  showResult: (message: string, vote: 'up' | 'down' | null) => void;
  vote: 'up' | 'down';
}

/**
 * Undo button of a vote on a principle, then the notice that the vote is final. Downloaded with the first
 * vote. Undo is possible while the vote is queued on this device (`waiting`) or has no answer yet (`until` is
 * Infinity). After the answer, a countdown of 30 seconds begins.
 */
export default function UndoVote({
  id,
  until,
  waiting,
  isNew,
  describedBy,
  moveFocus,
  showResult,
  vote,
}: UndoVoteProps) {
  const { announce } = useShell();
  const { button, seconds, busy, undo } = useUndoVote({
    id,
    until,
    outboxContext: useOutboxContext(),
    moveFocus,
    onResult: (result) => showResult(t[result], result === 'done' || result === 'removed' ? null : vote),
  });
  const isUndoable = seconds > 0 || busy;
  // Announced text, or false. «Tem 30 segundos» is announced only once the server has set the end of the
  // window, because a vote cast after an undo gets no window.
  const offer = isUndoable && (waiting ? t.offerUnsent : seconds < Number.POSITIVE_INFINITY && t.offer);
  useEffect(() => {
    if (isNew && offer) announce(offer);
  }, [isNew, offer, announce]);
  // Announces the end of the window, unless an undo is in progress.
  const isCounting = isUndoable && !busy;
  const wasCounting = useRef(isCounting);
  useEffect(() => {
    if (isNew && wasCounting.current && !isUndoable) announce(t.over);
    wasCounting.current = isCounting;
  }, [isNew, isCounting, isUndoable, announce]);
  if (!isUndoable) return <Small>{t.over}</Small>;
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        loading={busy}
        loadingLabel={t.busy}
        aria-describedby={describedBy}
        onClick={undo}
      >
        {t.button}
      </Button>
      <Small>
        {waiting && t.unsent}
        {seconds < Number.POSITIVE_INFINITY && t.left(seconds)}
      </Small>
    </>
  );
}
