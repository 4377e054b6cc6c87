import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { alone } from '@ia/shared-services/storage';
import { useBooth } from '@ia/shared-services/use-backend';
import {
  deliverNow,
  deliverWhenDue,
  heldWords,
  type WaitingSuggestion,
  waitingSuggestion,
} from '@ia/shared-services/waiting';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { mine as words } from '../../../content/my-suggestions.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

/** Where the text is written, and where the drafts are offered. */
const FIELD = '#contribuir textarea[name="text"]';

interface QueuedActionsProps {
  waiting: WaitingSuggestion;
  /** `id` of the suggestion's text: several in the list have buttons of the same name. */
  describedBy: string;
}

/** What the author of a suggestion that is still on this device can do with it: send it, change it, or not send it. */
export function QueuedActions({ waiting, describedBy }: QueuedActionsProps) {
  const { announce } = useShell();
  const booth = useBooth();
  const { resume, cancel } = useReceipts();
  const [sending, setSending] = useState(false);
  const code = waiting.receipt;
  const until = waiting.held?.until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each time that the suggestion is held back
  useEffect(() => deliverWhenDue(booth), [until]);

  async function sendNow() {
    setSending(true);
    await deliverNow(code, booth);
    setSending(false);
    const still = waitingSuggestion(code);
    if (still?.held) announce(heldWords(still.held));
  }

  /** Not while it is being sent, here or in another tab. */
  const leaveQueue = (leave: (now: WaitingSuggestion) => void) =>
    alone(async () => {
      const now = waitingSuggestion(code);
      if (!now) return;
      leave(now);
      // The pressed button is gone; the form shows its first step in the next frame.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(FIELD)?.focus());
    });

  return (
    <Row>
      {waiting.held && (
        <Button
          size="sm"
          variant="secondary"
          aria-describedby={describedBy}
          loading={sending}
          loadingLabel={words.sendingNow}
          onClick={() => void sendNow()}
        >
          {words.sendNow}
        </Button>
      )}
      <Button
        size="sm"
        variant={waiting.held ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => void leaveQueue(resume)}
      >
        {words.resume}
      </Button>
      {!waiting.refused && (
        <Button
          size="sm"
          variant="quiet"
          aria-describedby={describedBy}
          onClick={() =>
            void leaveQueue((now) => {
              cancel(now);
              announce(words.cancelled);
            })
          }
        >
          {words.cancel}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
