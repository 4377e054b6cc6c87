import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import type { Vote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { EmojiBurst } from '@ia/shared-ui/emoji-burst';
import { useModule } from '@ia/shared-ui/hooks';
import { Check, ThumbsDown, ThumbsUp } from '@ia/shared-ui/icon';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { useId, useRef, useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { Thanks, Undo, Votes } from './VoteButtons.styles.ts';

const words = cocreate.principles;
const loadUndo = () => import('./UndoVote.tsx');

interface VoteButtonsProps {
  id: string;
  voting: Vote<'principle', Principle>;
  /** `id` of the principle's title: six cards have buttons of the same name. */
  describedBy: string;
}

/**
 * Agree or not, once, with some seconds to take it back. Afterwards the buttons stay, so that the keyboard keeps its place;
 * pressed, they say why nothing changes.
 */
export function VoteButtons({ id, voting, describedBy }: VoteButtonsProps) {
  const { announce } = useShell();
  const [casts, setCasts] = useState(0);
  /** What was said last, and of which vote: another tab may change it. */
  const [note, setNote] = useState<{ message: string; vote: 'up' | 'down' | null } | null>(null);
  const [isNew, setNew] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { vote } = voting;
  const keeps = useDeviceKeeps(vote);
  const undo = useModule(loadUndo, voting.undo !== null);
  const say = (message: string, of: typeof vote) => {
    setNote({ message, vote: of });
    announce(message);
  };
  const choose = (choice: 'up' | 'down') => {
    if (vote) {
      const canUndo = undo.status === 'ready' && (voting.undo ?? 0) > Date.now();
      say(words[canUndo ? 'undoFirst' : 'final'](vote === 'up' ? words.agreed : words.disagree), vote);
      return;
    }
    setNew(true);
    setNote(null);
    voting.cast(choice);
    if (choice === 'up') setCasts((n) => n + 1);
  };
  const button = (choice: 'up' | 'down') => ({
    'aria-pressed': vote === choice,
    'aria-disabled': vote !== null || undefined,
    'aria-describedby': vote ? describedBy : `${describedBy} ${hintId}`,
    'data-choice': choice,
    'data-chosen': vote === choice,
    'data-locked': vote !== null,
    onClick: () => choose(choice),
  });
  const said = note?.vote === vote && note.message;
  return (
    <>
      <Votes ref={buttons}>
        <EmojiBurst trigger={casts}>
          <Button {...button('up')} variant="secondary" iconStart={vote === 'up' ? Check : ThumbsUp}>
            {words.agree(formatNumber(voting.totals.upvotes))}
          </Button>
        </EmojiBurst>
        <Button {...button('down')} variant="secondary" iconStart={vote === 'down' ? Check : ThumbsDown}>
          {words.disagree}
        </Button>
        <Thanks role="status">
          {vote && (voting.waiting ? words[navigator.onLine ? 'queued' : 'waits'] : words.thanks)}
        </Thanks>
      </Votes>
      <Undo>
        {vote && voting.undo !== null && undo.status === 'ready' && (
          <undo.module.default
            id={id}
            until={voting.undo}
            waiting={voting.waiting}
            isNew={isNew}
            describedBy={describedBy}
            moveFocus={() => buttons.current?.querySelector<HTMLElement>(`[data-choice="${vote}"]`)?.focus()}
            say={say}
            vote={vote}
          />
        )}
        {said && <Small>{said}</Small>}
        {!vote && !said && <Small id={hintId}>{words.undoable}</Small>}
        {!keeps && <Small>{words.notKept}</Small>}
      </Undo>
    </>
  );
}
