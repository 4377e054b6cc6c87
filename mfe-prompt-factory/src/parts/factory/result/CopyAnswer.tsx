import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useClipboard } from '@ia/shared-ui/hooks';
import { Check, Copy } from '@ia/shared-ui/icon';
import type { RefObject } from 'react';
import { createTexts, resultTexts } from '../../../content/texts.ts';
import { SelectableText } from '../create/SelectableText.tsx';
import { plainHtml, plainText } from './clean-copy.ts';

interface CopyAnswerProps {
  /** The markdown, for where nothing is rendered. */
  text: string;
  /** The answer as it stands in the page: safe already, so what is copied is safe too. */
  rendered: RefObject<HTMLElement | null>;
  /** Goes with what is copied: who wrote it, and what to do about it. */
  origin: string | null;
}

/**
 * Copies clean words, and for programs that can take it also their form: headings, lists, tables. Wherever they are put,
 * it still stands there that an AI wrote them.
 */
export function CopyAnswer({ text, rendered, origin }: CopyAnswerProps) {
  const shell = useShell();
  const { state, copy } = useClipboard();
  const words = () =>
    [rendered.current ? plainText(rendered.current) : text, origin].filter(Boolean).join('\n\n');
  const press = async () => {
    const shown = rendered.current;
    const html = shown ? plainHtml(shown) + (origin ? `<p>${origin}</p>` : '') : undefined;
    if (await copy(words(), html)) shell.announce(resultTexts.answerCopied);
  };
  return (
    <>
      <Button variant="quiet" iconStart={state === 'success' ? Check : Copy} onClick={() => void press()}>
        {state === 'success' ? resultTexts.answerCopied : resultTexts.copyAnswer}
      </Button>
      {state === 'failure' && (
        <Alert kind="error" live="alert" title={createTexts.copyByHand}>
          <SelectableText label={resultTexts.answer} value={words()} />
        </Alert>
      )}
    </>
  );
}
