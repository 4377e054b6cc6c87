import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useClipboard } from '@ia/shared-ui/hooks';
import { Check, Copy } from '@ia/shared-ui/icon';
import { createTexts, resultTexts } from '../../content/texts.ts';
import { SelectableText } from '../create/SelectableText.tsx';

export function CopyAnswer({ text }: { text: string }) {
  const shell = useShell();
  const { state, copy } = useClipboard();
  const press = async () => {
    if (await copy(text)) shell.announce(resultTexts.answerCopied);
  };
  return (
    <>
      <Button variant="quiet" iconStart={state === 'success' ? Check : Copy} onClick={() => void press()}>
        {state === 'success' ? resultTexts.answerCopied : resultTexts.copyAnswer}
      </Button>
      {state === 'failure' && (
        <Alert kind="error" live="alert" title={createTexts.copyByHand}>
          <SelectableText label={resultTexts.answer} value={text} />
        </Alert>
      )}
    </>
  );
}
