import styled from '@emotion/styled';
import { saveFile } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { ownData as words } from '../../../content/own-data.ts';
import type { SuggestionReceipt } from '../../../data/receipt-query.ts';
import { copyOfReceipt } from '../../../rules/receipt-copy.ts';
import { type OwnAct, useOwnData } from './use-own-data.ts';

interface OwnDataProps {
  code: string;
  receipt: SuggestionReceipt;
  onUnsigned: () => void;
  onErased: () => void;
}

/** What the holder of a receipt can do with what is kept of them: take a copy, take the name away, erase it all. */
export function OwnData({ code, receipt, onUnsigned, onErased }: OwnDataProps) {
  const [asked, setAsked] = useState<OwnAct | null>(null);
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<OwnAct>('removeName');
  const { working, failure, act, forgetFailure } = useOwnData(code);
  const [unsigned, setUnsigned] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (unsigned) done.current?.focus();
  }, [unsigned]);

  function ask(what: OwnAct) {
    forgetFailure();
    setShown(what);
    setAsked(what);
  }

  async function confirm() {
    if (!asked || !(await act(asked))) return;
    setAsked(null);
    if (asked === 'erase') return onErased();
    setUnsigned(true);
    onUnsigned();
  }

  const { title, lead, confirm: label, working: busy } = words[shown];
  return (
    <Panel aria-labelledby="os-seus-dados">
      <h4 id="os-seus-dados">{words.title}</h4>
      <p>{words.lead}</p>
      {unsigned ? (
        <p ref={done} tabIndex={-1} role="status">
          <strong>{words.removeName.done}</strong>
        </p>
      ) : (
        <p>{receipt.author ? words.signedAs(receipt.author) : words.unsigned}</p>
      )}
      <Row>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            saveFile(`sugestao-${code}.txt`, 'text/plain', copyOfReceipt(code, receipt, new Date()))
          }
        >
          {words.save}
        </Button>
        {receipt.author && (
          <Button size="sm" variant="secondary" onClick={() => ask('removeName')}>
            {words.removeName.open}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => ask('erase')}>
          {words.erase.open}
        </Button>
      </Row>
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => !open && !working && setAsked(null)}
        title={title}
        description={lead}
        // Once it is done the words of what happened have the focus.
        returnsFocus={() => !unsigned}
        actions={
          <>
            <Button loading={working} loadingLabel={busy} onClick={() => void confirm()}>
              {label}
            </Button>
            <Button variant="quiet" onClick={() => !working && setAsked(null)}>
              {words.cancel}
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
    </Panel>
  );
}

const Panel = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  overflowWrap: 'anywhere',
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
