import styled from '@emotion/styled';
import { PRINTING } from '@ia/federation';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import { heldWords } from '@ia/shared-services/waiting';
import { Button } from '@ia/shared-ui/button';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { contribute } from '../../../content/contribute.ts';
import { longDateTime } from '../../../rules/dates.ts';
import { StepHeading } from './StepHeading.tsx';
import type { Receipt } from './use-contribute.ts';

const words = contribute.sent;

interface SentPanelProps {
  receipt: Receipt;
  /** AI was asked and its answer could not be read: the specified words of the programme, and no opinion. */
  unread: boolean;
  onAnother: () => void;
  onFollow: () => void;
}

/** The suggestion was sent: thanks, and the code with which to follow it, to copy or to print. */
export function SentPanel({ receipt, unread, onAnother, onFollow }: SentPanelProps) {
  const keeps = useDeviceKeeps();
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
      <StepHeading takesFocus>{receipt.waits ? words.waitsTitle : words.title}</StepHeading>
      <p>{receipt.held ? heldWords(receipt.held) : receipt.waits ? words.waitsText : words.text}</p>
      {receipt.held && <p>{words.heldText}</p>}
      {unread && (
        <p>
          {contribute.analysisFallback.summary} {contribute.analysisFallback.feedback} {words.unread}
        </p>
      )}
      <Ticket data-print="recibo" {...(printing === 'receipt' && PRINTING.only)}>
        <p css={{ fontWeight: 650 }}>{words.codeTitle}</p>
        <Code>{receipt.code}</Code>
        <Small>{(receipt.waits ? words.writtenOn : words.sentOn)(longDateTime(receipt.sentAt))}</Small>
        <blockquote>{receipt.text}</blockquote>
        <Small>{words.yours}</Small>
      </Ticket>
      <p>{keeps ? words.codeHelp : words.codeHelpNotKept}</p>
      <Row>
        <CopyButton
          variant="primary"
          text={receipt.code}
          label={words.copy}
          successLabel={words.copied}
          failureLabel={words.copyFailed}
        />
        <Button variant="secondary" onClick={() => print('receipt')}>
          {words.print}
        </Button>
      </Row>
      <Row>
        {!receipt.waits && (
          <Button variant="quiet" onClick={onFollow}>
            {words.follow}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
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
  fontWeight: 650,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
