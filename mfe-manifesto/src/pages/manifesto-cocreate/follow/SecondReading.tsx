import { useShell } from '@ia/federation';
import { useBackend } from '@ia/shared-services/use-backend';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useSending } from '@ia/shared-ui/form';
import { useEffect, useRef, useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { ownData } from '../../../content/own-data.ts';
import { secondReading as t } from '../../../content/second-reading.ts';
import { failureKind, requireBackend } from '../../../data/failure.ts';
import type { SuggestionReceipt } from '../../../data/receipt-query.ts';
import { requestSecondReading } from '../../../data/second-reading-mutation.ts';
import { secondReadingDueText } from '../../../rules/receipt-copy.ts';
import { ReceiptPanel } from './ReceiptPanel.styles.ts';

interface SecondReadingProps {
  code: string;
  receipt: SuggestionReceipt;
  /** Shows the changed state of the second reading. */
  onChange: (receipt: SuggestionReceipt) => void;
}

/** Request that another moderator reads a refused suggestion, and the due date of the answer. */
export function SecondReading({ code, receipt, onChange }: SecondReadingProps) {
  const shell = useShell();
  const backend = useBackend();
  const { sending, failure, send } = useSending();
  const [isNew, setIsNew] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) confirmation.current?.focus();
  }, [isNew]);

  const request = () =>
    send(async () => {
      try {
        const state = await requestSecondReading(requireBackend(backend), code);
        if (!state) return ownData.gone;
        if (!state.second_reading) return t.decided;
        onChange({ ...receipt, ...state });
        setIsNew(true);
        return null;
      } catch (error) {
        const isRateLimited = failureKind(error) === 'rate-limited';
        if (!isRateLimited) shell.report(error, { doing: 'second-reading' });
        return isRateLimited ? follow.tooMany : t.failed;
      }
    });

  return (
    <ReceiptPanel aria-labelledby="segunda-leitura">
      <h4 id="segunda-leitura">{t.title}</h4>
      {receipt.second_reading === 'requested' ? (
        <p ref={confirmation} tabIndex={-1}>
          {t.requested} {secondReadingDueText(receipt)}
        </p>
      ) : (
        <>
          <p>{t.lead}</p>
          <div>
            <Button
              size="sm"
              variant="secondary"
              loading={sending}
              loadingLabel={t.working}
              onClick={() => void request()}
            >
              {t.submit}
            </Button>
          </div>
        </>
      )}
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
    </ReceiptPanel>
  );
}
