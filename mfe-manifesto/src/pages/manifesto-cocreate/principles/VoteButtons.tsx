import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import type { Vote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { EmojiBurst } from '@ia/shared-ui/emoji-burst';
import { useModule } from '@ia/shared-ui/hooks';
import { Check, ThumbsDown, ThumbsUp } from '@ia/shared-ui/icon';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { useId, useRef, useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { Thanks, UndoRow, VoteRow } from './VoteButtons.styles.ts';

const t = cocreate.principles;
const loadUndo = () => import('./UndoVote.tsx');

interface VoteButtonsProps {
  id: string;
  /** Title of the principle, part of every description: six cards have buttons with the same label. */
  title: string;
  /** The visitor's vote. `waiting`: it is queued on this device. `undo`: end of the undo window, or null. */
  voting: Vote<'principle', Principle>;
  /** Id of the principle's text: somebody who tabs from button to button hears it before the vote. */
  textId: string;
}

/**
 * Vote buttons: one vote for each principle, with some seconds to undo. After the vote the buttons stay, to keep
 * keyboard focus; a press explains why nothing changes.
 */
export function VoteButtons({ id, title, voting, textId }: VoteButtonsProps) {
  const { announce } = useShell();
  const [upvoteCount, setUpvoteCount] = useState(0);
  // The last message and the vote that it refers to: it is hidden once another tab has changed the vote.
  const [lastMessage, setLastMessage] = useState<{ message: string; vote: 'up' | 'down' | null } | null>(
    null,
  );
  // True for a vote cast in this visit.
  const [isNew, setIsNew] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const countId = useId();
  const titleId = useId();
  const { vote } = voting;
  const canStore = useCanStoreOnDevice(vote);
  const undo = useModule(loadUndo, voting.undo !== null);
  const showMessage = (message: string, messageVote: typeof vote) => {
    setLastMessage({ message, vote: messageVote });
    announce(message);
  };
  const choose = (choice: 'up' | 'down') => {
    if (vote) {
      const canUndo = undo.status === 'ready' && (voting.undo ?? 0) > Date.now();
      showMessage(t[canUndo ? 'undoFirst' : 'final'](vote === 'up' ? t.agreed : t.disagree), vote);
      return;
    }
    setIsNew(true);
    setLastMessage(null);
    voting.cast(choice);
    if (choice === 'up') setUpvoteCount((count) => count + 1);
  };
  const buttonProps = (choice: 'up' | 'down') => ({
    'aria-pressed': vote === choice,
    'aria-disabled': (vote !== null && vote !== choice) || undefined,
    'aria-describedby': [
      choice === 'up' && countId,
      titleId,
      !vote && choice === 'up' && textId,
      !vote && hintId,
    ]
      .filter(Boolean)
      .join(' '),
    'data-choice': choice,
    onClick: () => choose(choice),
  });
  const visibleMessage = lastMessage?.vote === vote && lastMessage.message;
  return (
    <>
      {/* Descriptions only: with full stops, so that a voice pauses between them. */}
      <span hidden id={countId}>
        {t.votes(voting.totals.upvotes, formatNumber(voting.totals.upvotes))}
      </span>
      <span hidden id={titleId}>
        {`${title}.`}
      </span>
      <VoteRow ref={buttons}>
        <EmojiBurst trigger={upvoteCount}>
          <Button {...buttonProps('up')} variant="secondary" iconStart={vote === 'up' ? Check : ThumbsUp}>
            {t.agree(formatNumber(voting.totals.upvotes))}
          </Button>
        </EmojiBurst>
        <Button {...buttonProps('down')} variant="secondary" iconStart={vote === 'down' ? Check : ThumbsDown}>
          {t.disagree}
        </Button>
        <Thanks role="status">
          {vote && (voting.waiting ? t[navigator.onLine ? 'queued' : 'waits'] : t.thanks)}
        </Thanks>
      </VoteRow>
      <UndoRow>
        {vote && voting.undo !== null && undo.status === 'ready' && (
          <undo.module.default
            id={id}
            until={voting.undo}
            waiting={voting.waiting}
            isNew={isNew}
            describedBy={titleId}
            moveFocus={() => buttons.current?.querySelector<HTMLElement>(`[data-choice="${vote}"]`)?.focus()}
            showResult={showMessage}
            vote={vote}
          />
        )}
        {visibleMessage && <Small>{visibleMessage}</Small>}
        {!vote && !visibleMessage && <Small id={hintId}>{t.undoable}</Small>}
        {!canStore && <Small>{t.notStored}</Small>}
      </UndoRow>
    </>
  );
}
