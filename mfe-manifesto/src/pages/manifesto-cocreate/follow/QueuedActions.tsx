import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { withOutboxLock } from '@ia/shared-services/storage';
import {
  deliverNow,
  deliverWhenDue,
  rateLimitText,
  readUnsentSuggestion,
  type UnsentSuggestion,
} from '@ia/shared-services/unsent';
import { useVotingContext } from '@ia/shared-services/use-backend';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { mySuggestions as t } from '../../../content/my-suggestions.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

/** Text field of the form; the list of drafts is next to it. */
const FIELD = '#contribuir textarea[name="text"]';

interface QueuedActionsProps {
  waiting: UnsentSuggestion;
  /** Id of the suggestion's text: several list items have buttons with the same label. */
  describedBy: string;
}

/** Actions on a queued suggestion: send it now, return it to the form, or cancel it. */
export function QueuedActions({ waiting, describedBy }: QueuedActionsProps) {
  const { announce } = useShell();
  const votingContext = useVotingContext();
  const { resume, cancel } = useReceipts();
  const [sending, setSending] = useState(false);
  const code = waiting.receipt;
  const until = waiting.held?.until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: schedules again each time the suggestion is held back
  useEffect(() => deliverWhenDue(votingContext), [until]);

  async function sendNow() {
    setSending(true);
    await deliverNow(code, votingContext);
    setSending(false);
    const still = readUnsentSuggestion(code);
    if (still?.held) announce(rateLimitText(still.held));
  }

  /** Takes the send lock: no change while this or another tab sends the suggestion. */
  const leaveQueue = (leave: (now: UnsentSuggestion) => void) =>
    withOutboxLock(async () => {
      const now = readUnsentSuggestion(code);
      if (!now) return;
      leave(now);
      // The pressed button is unmounted, and the form renders its first step in the next frame.
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
          loadingLabel={t.sendingNow}
          onClick={() => void sendNow()}
        >
          {t.sendNow}
        </Button>
      )}
      <Button
        size="sm"
        variant={waiting.held ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => void leaveQueue(resume)}
      >
        {t.resume}
      </Button>
      {!waiting.refused && (
        <Button
          size="sm"
          variant="quiet"
          aria-describedby={describedBy}
          onClick={() =>
            void leaveQueue((now) => {
              cancel(now);
              announce(t.cancelled);
            })
          }
        >
          {t.cancel}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
