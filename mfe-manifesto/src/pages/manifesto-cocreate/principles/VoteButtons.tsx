import type { Principle } from '@ia/shared-services/principles';
import type { Vote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { EmojiBurst } from '@ia/shared-ui/emoji-burst';
import { Check, ThumbsDown, ThumbsUp } from '@ia/shared-ui/icon';
import { formatNumber } from '@ia/shared-ui/number';
import { useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { Thanks, Votes } from './VoteButtons.styles.ts';

const words = cocreate.principles;

interface VoteButtonsProps {
  voting: Vote<'principle', Principle>;
  /** `id` of the principle's title: six cards have buttons of the same name. */
  describedBy: string;
}

/** Agree or not, once. Afterwards the buttons stay, so that the keyboard keeps its place, but answer no more. */
export function VoteButtons({ voting, describedBy }: VoteButtonsProps) {
  const [casts, setCasts] = useState(0);
  const { vote } = voting;
  const locked = vote !== null;
  const choose = (choice: 'up' | 'down') => {
    if (locked) return;
    voting.cast(choice);
    if (choice === 'up') setCasts((n) => n + 1);
  };
  const button = (choice: 'up' | 'down') => ({
    'aria-pressed': vote === choice,
    'aria-disabled': locked || undefined,
    'aria-describedby': describedBy,
    'data-chosen': vote === choice,
    'data-locked': locked,
    onClick: () => choose(choice),
  });
  return (
    <Votes>
      <EmojiBurst trigger={casts}>
        <Button {...button('up')} variant="secondary" iconStart={vote === 'up' ? Check : ThumbsUp}>
          {words.agree(formatNumber(voting.totals.upvotes))}
        </Button>
      </EmojiBurst>
      <Button {...button('down')} variant="secondary" iconStart={vote === 'down' ? Check : ThumbsDown}>
        {words.disagree}
      </Button>
      <Thanks role="status">
        {locked && (voting.waiting ? words[navigator.onLine ? 'queued' : 'waits'] : words.thanks)}
      </Thanks>
    </Votes>
  );
}
