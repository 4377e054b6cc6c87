import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { wizardTexts } from '../../../content/texts.ts';
import { screenOnly } from '../print.styles.ts';

interface CatalogueFailureProps {
  failed: boolean;
  /** Current place in the wizard; navigation dismisses the success message. */
  address: string;
  onRetry: () => Promise<void>;
}

/** Notice that the built-in recipes replace the database's, with a retry. Focus moves to the result. */
export function CatalogueFailure({ failed, address, onRetry }: CatalogueFailureProps) {
  const shell = useShell();
  const [asking, setAsking] = useState<'idle' | 'asking' | 'asked'>('idle');
  const [recoveredAt, setRecoveredAt] = useState<string | null>(null);
  const recoveredText = useRef<HTMLParagraphElement>(null);
  if (asking === 'asked') {
    setAsking('idle');
    if (!failed) setRecoveredAt(address);
  }
  useEffect(() => {
    if (recoveredAt !== null) recoveredText.current?.focus({ preventScroll: true });
  }, [recoveredAt]);

  const retry = async () => {
    if (asking === 'asking') return;
    setAsking('asking');
    await onRetry();
    setAsking('asked');
  };
  useEffect(() => {
    if (asking === 'asking') shell.announce(wizardTexts.retrying);
  }, [asking, shell.announce]);

  if (failed) {
    return (
      <Alert
        kind="warning"
        live="status"
        title={wizardTexts.failed}
        css={[screenOnly, { marginBlockStart: '2rem' }]}
      >
        <p>{wizardTexts.failedWhy}</p>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={asking === 'asking'}
          onClick={() => void retry()}
        >
          {asking === 'asking' ? wizardTexts.retrying : wizardTexts.retry}
        </Button>
      </Alert>
    );
  }
  if (recoveredAt !== address) return null;
  return (
    <Alert kind="success" css={[screenOnly, { marginBlockStart: '2rem' }]}>
      <p ref={recoveredText} tabIndex={-1}>
        {wizardTexts.recovered}
      </p>
    </Alert>
  );
}
