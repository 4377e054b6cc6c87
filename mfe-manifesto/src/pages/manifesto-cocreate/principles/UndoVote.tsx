import { useShell } from '@ia/federation';
import { useBooth } from '@ia/shared-services/use-backend';
import { useUndoVote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { useEffect } from 'react';
import { voteUndo as words } from '../../../content/vote-undo.ts';

interface UndoVoteProps {
  /** Of the principle. */
  id: string;
  /** `undo` of the vote. */
  until: number;
  /** It waits on this device. */
  waiting: boolean;
  /** Cast just now, and not on an earlier visit: then the undo is announced, once. */
  isNew: boolean;
  describedBy: string;
  moveFocus: () => void;
  /** Shows and announces what became of it. */
  say: (message: string, vote: 'up' | 'down' | null) => void;
  vote: 'up' | 'down';
}

/** Takes a vote back while that can be done, and says so when it no longer can. Downloaded with the first vote. */
export default function UndoVote({
  id,
  until,
  waiting,
  isNew,
  describedBy,
  moveFocus,
  say,
  vote,
}: UndoVoteProps) {
  const { announce } = useShell();
  const { button, seconds, busy, undo } = useUndoVote({
    id,
    until,
    booth: useBooth(),
    moveFocus,
    onResult: (result) => {
      if (result !== 'done') say(words[result], vote);
      else say(until === Number.POSITIVE_INFINITY ? words.removed : words.done, null);
    },
  });
  const isOpen = seconds > 0 || busy;
  // Not before the server has said so: the vote that follows a withdrawal is final.
  const offer = isOpen && (waiting ? words.offerUnsent : seconds < Number.POSITIVE_INFINITY && words.offer);
  useEffect(() => {
    if (isNew && offer) announce(offer);
  }, [isNew, offer, announce]);
  if (!isOpen) return <Small>{words.over}</Small>;
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        loading={busy}
        loadingLabel={words.busy}
        aria-describedby={describedBy}
        onClick={undo}
      >
        {words.button}
      </Button>
      <Small>
        {waiting && words.unsent}
        {seconds < Number.POSITIVE_INFINITY && words.left(seconds)}
      </Small>
    </>
  );
}
