import styled from '@emotion/styled';
import { PRINTING } from '@ia/federation';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { rateLimitText } from '@ia/shared-services/unsent';
import { Button } from '@ia/shared-ui/button';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { contribute } from '../../../content/contribute.ts';
import { formatDateTime } from '../../../rules/dates.ts';
import { StepHeading } from './StepHeading.tsx';
import type { Receipt } from './use-contribute.ts';

const t = contribute.sent;

interface SentPanelProps {
  receipt: Receipt;
  /** True when the answer with the AI's comment could not be parsed: a fixed text is shown instead. */
  isAnalysisUnparsed: boolean;
  /** Starts another suggestion. */
  onAnother: () => void;
  /** Opens the suggestion in the tracking form. */
  onFollow: () => void;
}

/**
 * Last step of the form: confirms that the suggestion was sent or queued, and shows its tracking code to copy
 * or print. A queued suggestion waits on this device for the network, or for the end of a rate limit
 * (`rateLimit`).
 */
export function SentPanel({ receipt, isAnalysisUnparsed, onAnother, onFollow }: SentPanelProps) {
  const canStore = useCanStoreOnDevice();
  const { printing, print } = usePrinting<'receipt'>();
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: token.space[5],
        justifyItems: 'start',
      }}
    >
      <StepHeading takesFocus describedBy="codigo codigo-ajuda">
        {receipt.isQueued ? t.waitsTitle : t.title}
      </StepHeading>
      <p>{receipt.rateLimit ? rateLimitText(receipt.rateLimit) : receipt.isQueued ? t.waitsText : t.text}</p>
      {receipt.rateLimit && <p>{t.heldText}</p>}
      {isAnalysisUnparsed && (
        <p>
          {contribute.analysisFallback.summary} {contribute.analysisFallback.feedback} {t.unread}
        </p>
      )}
      <Ticket data-print="recibo" {...(printing === 'receipt' && PRINTING.only)}>
        <div id="codigo" css={{ display: 'grid', gap: token.space[2], fontWeight: 650 }}>
          {t.codeTitle}
          <Code>{receipt.code}</Code>
        </div>
        <Small>{(receipt.isQueued ? t.writtenOn : t.sentOn)(formatDateTime(receipt.sentAt))}</Small>
        <blockquote>{receipt.text}</blockquote>
        <Small>{t.yours}</Small>
      </Ticket>
      <p id="codigo-ajuda">{canStore ? t.codeHelp : t.codeHelpNotStored}</p>
      <Row>
        <CopyButton
          variant="primary"
          text={receipt.code}
          label={t.copy}
          about={receipt.code}
          successLabel={t.copied}
          failureLabel={t.copyFailed}
        />
        <Button variant="secondary" onClick={() => print('receipt')}>
          {t.print}
        </Button>
      </Row>
      <Row>
        {!receipt.isQueued && (
          <Button variant="quiet" onClick={onFollow}>
            {t.follow}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {t.another}
        </Button>
      </Row>
    </div>
  );
}

const Ticket = styled.div({
  display: 'grid',
  gap: token.space[2],
  inlineSize: '100%',
  padding: token.space[5],
  border: `2px dashed ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.tint,
  '& blockquote': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

const Code = styled.p({
  fontFamily: 'ui-monospace, monospace',
  fontSize: token.size.xl,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
