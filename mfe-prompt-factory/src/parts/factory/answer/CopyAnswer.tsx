import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { CopyLabel } from '@ia/shared-ui/copy-button';
import { useClipboard } from '@ia/shared-ui/hooks';
import { Check, Copy } from '@ia/shared-ui/icon';
import type { RefObject } from 'react';
import { createTexts, resultTexts } from '../../../content/texts.ts';
import { SelectableText } from '../copy/SelectableText.tsx';
import { toCleanHtml, toPlainText } from './clean-copy.ts';

interface CopyAnswerProps {
  /** Markdown source, used when nothing is rendered. */
  text: string;
  /** The rendered, sanitised answer: the copy is built from it and is therefore safe. */
  rendered: RefObject<HTMLElement | null>;
  /** Attribution and advice appended to the copy. */
  origin: string | null;
}

/**
 * Copies the answer as plain text and as HTML (headings, lists, tables). Both include the notice that an AI wrote it.
 */
export function CopyAnswer({ text, rendered, origin }: CopyAnswerProps) {
  const shell = useShell();
  const { state, copy } = useClipboard();
  const fullText = () =>
    [rendered.current ? toPlainText(rendered.current) : text, origin].filter(Boolean).join('\n\n');
  const copyAnswer = async () => {
    const element = rendered.current;
    const html = element ? toCleanHtml(element) + (origin ? `<p>${origin}</p>` : '') : undefined;
    if (await copy(fullText(), html)) shell.announce(resultTexts.answerCopied);
  };
  return (
    <>
      <Button
        variant="quiet"
        iconStart={state === 'success' ? Check : Copy}
        onClick={() => void copyAnswer()}
      >
        <CopyLabel isCopied={state === 'success'} copied={resultTexts.answerCopied}>
          {resultTexts.copyAnswer}
        </CopyLabel>
      </Button>
      {state === 'failure' && (
        <Alert kind="error" live="alert" title={createTexts.copyByHand}>
          <SelectableText label={resultTexts.answer} value={fullText()} />
        </Alert>
      )}
    </>
  );
}
