import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { CopyLabel } from '@ia/shared-ui/copy-button';
import { askOpenQuestions, Questions } from '@ia/shared-ui/form';
import { useClipboard } from '@ia/shared-ui/hooks';
import { Check, Copy } from '@ia/shared-ui/icon';
import { Heading } from '@ia/shared-ui/text';
import { useContext, useEffect, useState } from 'react';
import { createTexts } from '../../../content/texts.ts';
import { Assistants, Links } from './CopyPrompt.styles.ts';
import { SelectableText } from './SelectableText.tsx';

interface CopyPromptProps {
  prompt: string;
  /** Called after the prompt was copied. */
  onCopied?: (prompt: string) => void;
  /** Called instead of copying when the prompt is incomplete. */
  onUnfinished?: () => void;
}

/**
 * Copies the prompt, then offers the external assistants; when copying fails, shows the prompt for manual copying.
 */
export function CopyPrompt({ prompt, onCopied, onUnfinished }: CopyPromptProps) {
  const shell = useShell();
  const { state, copy } = useClipboard();
  const [copied, setCopied] = useState<string | null>(null);
  const questions = useContext(Questions);
  const assistants = shell.links.assistants.slice(0, 3);

  const copyPrompt = async () => {
    if (onUnfinished) return onUnfinished();
    // Asks first about personal data in the prompt; the second press copies.
    if (questions && askOpenQuestions(questions)) return;
    if (!(await copy(prompt))) return;
    setCopied(prompt);
    shell.announce(
      assistants.length > 0 ? `${createTexts.copied} ${createTexts.pasteNext}` : createTexts.copied,
    );
    onCopied?.(prompt);
  };
  // Reset when the prompt differs from the copied one.
  useEffect(() => setCopied((previous) => (previous === prompt ? previous : null)), [prompt]);

  return (
    <>
      <Button
        variant="secondary"
        iconStart={state === 'success' ? Check : Copy}
        aria-disabled={onUnfinished !== undefined}
        onClick={() => void copyPrompt()}
      >
        <CopyLabel isCopied={state === 'success'} copied={createTexts.copied}>
          {createTexts.copy}
        </CopyLabel>
      </Button>
      {state === 'failure' && (
        <Alert kind="error" live="alert" title={createTexts.copyFailed} css={{ flexBasis: '100%' }}>
          <p>{createTexts.copyByHand}</p>
          <SelectableText label={createTexts.prompt} value={prompt} />
        </Alert>
      )}
      {copied === prompt && assistants.length > 0 && (
        <Assistants>
          <Heading level={4}>{createTexts.assistants}</Heading>
          <p>{createTexts.assistantsIntro}</p>
          <p>{createTexts.assistantsAccount}</p>
          <Links role="list">
            {assistants.map(({ name, url }) => (
              <li key={url}>
                <LinkButton href={url} newTab variant="secondary" size="sm">
                  {createTexts.assistant(name)}
                </LinkButton>
              </li>
            ))}
          </Links>
        </Assistants>
      )}
    </>
  );
}
