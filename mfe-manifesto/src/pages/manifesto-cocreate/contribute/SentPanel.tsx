import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { useClipboard } from '@ia/shared-ui/hooks';
import { Check, Copy } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { contribute } from '../../../content/contribute.ts';
import { longDateTime } from '../../../format/dates.ts';
import { StepHeading } from './StepHeading.tsx';
import type { Receipt } from './use-contribute.ts';
import { usePrinting } from './use-printing.ts';

const words = contribute.sent;

interface SentPanelProps {
  receipt: Receipt;
  onAnother: () => void;
  onFollow: () => void;
}

/** The suggestion was sent: thanks, and the code with which to follow it, to copy or to print. */
export function SentPanel({ receipt, onAnother, onFollow }: SentPanelProps) {
  const { state: copied, copy } = useClipboard(4000);
  const { printing, print } = usePrinting();
  return (
    <div css={{ display: 'grid', gap: token.space[5], justifyItems: 'start' }}>
      {printing && <Global styles={onlyTheReceipt} />}
      <StepHeading takesFocus>{words.title}</StepHeading>
      <p>{words.text}</p>
      <Ticket data-print="recibo">
        <p css={{ fontWeight: 700 }}>{words.codeTitle}</p>
        <Code>{receipt.code}</Code>
        <Small>{words.sentOn(longDateTime(receipt.sentAt))}</Small>
        <blockquote>{receipt.text}</blockquote>
      </Ticket>
      <p>{words.codeHelp}</p>
      <Row>
        <Button iconStart={copied === 'success' ? Check : Copy} onClick={() => copy(receipt.code)}>
          {copied === 'success' ? words.copied : words.copy}
        </Button>
        <Button variant="secondary" onClick={print}>
          {words.print}
        </Button>
      </Row>
      <p role="status" css={{ fontWeight: 700 }}>
        {copied === 'success' && words.copied}
        {copied === 'failure' && words.copyFailed}
      </p>
      <Row>
        <Button variant="quiet" onClick={onFollow}>
          {words.follow}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </Row>
    </div>
  );
}

const onlyTheReceipt = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-print="recibo"], [data-print="recibo"] *': { visibility: 'visible' },
    '[data-print="recibo"]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
  },
} as const;

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
  fontWeight: 700,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
