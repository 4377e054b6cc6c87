import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { wizardTexts } from '../../../content/texts.ts';
import { screenOnly } from '../print.styles.ts';

interface CatalogueFailureProps {
  /** True while the built-in recipes replace the database's. */
  failed: boolean;
  /** Current URL parameters; navigation dismisses the success message. */
  address: string;
  onRetry: () => Promise<void>;
}

/**
 * Notice that the recipes of the database failed to load and the built-in ones replace them, with a retry
 * button. A successful retry replaces the notice with a message, which gets the focus.
 */
export function CatalogueFailure({ failed, address, onRetry }: CatalogueFailureProps) {
  const shell = useShell();
  const [retryState, setRetryState] = useState<'idle' | 'running' | 'finished'>('idle');
  // The `address` at which a retry succeeded. The success message shows only there.
  const [recoveredAt, setRecoveredAt] = useState<string | null>(null);
  const recoveredText = useRef<HTMLParagraphElement>(null);
  if (retryState === 'finished') {
    setRetryState('idle');
    if (!failed) setRecoveredAt(address);
  }
  useEffect(() => {
    if (recoveredAt !== null) recoveredText.current?.focus({ preventScroll: true });
  }, [recoveredAt]);

  const retry = async () => {
    if (retryState === 'running') return;
    setRetryState('running');
    await onRetry();
    setRetryState('finished');
  };
  useEffect(() => {
    if (retryState === 'running') shell.announce(wizardTexts.retrying);
  }, [retryState, shell.announce]);

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
          aria-disabled={retryState === 'running'}
          onClick={() => void retry()}
        >
          {retryState === 'running' ? wizardTexts.retrying : wizardTexts.retry}
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
