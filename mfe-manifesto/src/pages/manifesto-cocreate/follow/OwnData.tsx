import styled from '@emotion/styled';
import { saveFile } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { ownData as t } from '../../../content/own-data.ts';
import type { SuggestionReceipt } from '../../../data/receipt-query.ts';
import { answerAsCalendar } from '../../../rules/answer-calendar.ts';
import { receiptAsText } from '../../../rules/receipt-copy.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { ReceiptPanel } from './ReceiptPanel.styles.ts';
import { type OwnDataAction, useOwnData } from './use-own-data.ts';

interface OwnDataProps {
  code: string;
  receipt: SuggestionReceipt;
  onNameRemoved: () => void;
  onErased: () => void;
}

/**
 * Actions of a receipt's holder on their own data: download a copy, remove the name, erase the suggestion.
 */
export function OwnData({ code, receipt, onNameRemoved, onErased }: OwnDataProps) {
  const [pendingAction, setPendingAction] = useState<OwnDataAction | null>(null);
  // Retains the text during the dialog's closing transition.
  const [displayedAction, setDisplayedAction] = useState<OwnDataAction>('removeName');
  const { working, failure, runAction, clearFailure } = useOwnData(code);
  const [nameRemoved, setNameRemoved] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (nameRemoved) confirmation.current?.focus();
  }, [nameRemoved]);

  function openConfirmation(action: OwnDataAction) {
    clearFailure();
    setDisplayedAction(action);
    setPendingAction(action);
  }

  async function confirm() {
    if (!pendingAction || !(await runAction(pendingAction))) return;
    setPendingAction(null);
    if (pendingAction === 'erase') return onErased();
    setNameRemoved(true);
    onNameRemoved();
  }

  const due = receipt.answer_due ?? receipt.second_reading_due;
  const { title, lead, confirm: label, working: busy } = t[displayedAction];
  return (
    <ReceiptPanel aria-labelledby="os-seus-dados">
      <h4 id="os-seus-dados">{t.title}</h4>
      <p>{t.lead}</p>
      {nameRemoved ? (
        <p ref={confirmation} tabIndex={-1} role="status">
          <strong>{t.removeName.done}</strong>
        </p>
      ) : (
        <p>{receipt.author ? t.signedAs(receipt.author) : t.unsigned}</p>
      )}
      <Row>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            saveFile(`sugestao-${code}.txt`, 'text/plain', receiptAsText(code, receipt, new Date()))
          }
        >
          {t.save}
        </Button>
        {due && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() =>
              saveFile('resposta-a-sugestao.ics', 'text/calendar', answerAsCalendar(due, new Date()))
            }
          >
            {t.calendar}
          </Button>
        )}
        {receipt.author && (
          <Button size="sm" variant="secondary" onClick={() => openConfirmation('removeName')}>
            {t.removeName.open}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => openConfirmation('erase')}>
          {t.erase.open}
        </Button>
      </Row>
      <FeedAddress code={code} />
      <Dialog
        open={pendingAction !== null}
        onOpenChange={(open) => !open && !working && setPendingAction(null)}
        title={title}
        description={lead}
        // After removal of the name, the confirmation text has the focus instead.
        returnsFocus={() => !nameRemoved}
        actions={
          <>
            <Button variant="danger" loading={working} loadingLabel={busy} onClick={() => void confirm()}>
              {label}
            </Button>
            <Button variant="quiet" onClick={() => !working && setPendingAction(null)}>
              {t.cancel}
            </Button>
          </>
        }
      >
        {failure && (
          <Alert kind="error" live="alert">
            {failure}
          </Alert>
        )}
      </Dialog>
    </ReceiptPanel>
  );
}

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
