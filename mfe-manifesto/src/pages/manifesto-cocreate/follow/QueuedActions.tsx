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
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { mySuggestions as t } from '../../../content/my-suggestions.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

/** Text field of the suggestion form. It receives the focus: the returned text or the stored draft appears there. */
const TEXT_FIELD_SELECTOR = '#contribuir textarea[name="text"]';

interface QueuedActionsProps {
  queued: UnsentSuggestion;
  /** Id of the suggestion's text: several list items have buttons with the same label. */
  describedBy: string;
}

/**
 * Actions on a queued suggestion: send it now, return it to the form, or cancel it. A queued suggestion waits
 * on this device for the network or for the end of a rate limit. A suggestion that the server refused has
 * no cancel button.
 */
export function QueuedActions({ queued, describedBy }: QueuedActionsProps) {
  const { announce } = useShell();
  const outboxContext = useOutboxContext();
  const { returnToForm, cancelSending } = useReceipts();
  const [sending, setSending] = useState(false);
  const code = queued.receipt;
  const until = queued.rateLimit?.until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: schedules again for each new rate limit
  useEffect(() => deliverWhenDue(outboxContext), [until]);

  async function sendNow() {
    setSending(true);
    await deliverNow(code, outboxContext);
    setSending(false);
    const remaining = readUnsentSuggestion(code);
    if (remaining?.rateLimit) announce(rateLimitText(remaining.rateLimit));
  }

  /** Removes the suggestion from the queue under the outbox lock, so that no tab is sending it meanwhile. */
  const leaveQueue = (leave: (current: UnsentSuggestion) => void) =>
    withOutboxLock(async () => {
      const current = readUnsentSuggestion(code);
      if (!current) return;
      // The pressed button is unmounted, and the form renders its first step.
      flushSync(() => leave(current));
      document.querySelector<HTMLElement>(TEXT_FIELD_SELECTOR)?.focus();
    });

  return (
    <Row>
      {queued.rateLimit && (
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
        variant={queued.rateLimit ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => void leaveQueue(returnToForm)}
      >
        {t.resume}
      </Button>
      {!queued.refused && (
        <Button
          size="sm"
          variant="quiet"
          aria-describedby={describedBy}
          onClick={() =>
            void leaveQueue((current) => {
              cancelSending(current);
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
