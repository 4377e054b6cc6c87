import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { wizardTexts } from '../../../content/texts.ts';
import { screenOnly } from '../print.styles.ts';

interface CatalogueFailureProps {
  failed: boolean;
  /** What the wizard shows; with another place the good news has been read. */
  place: string;
  onRetry: () => Promise<void>;
}

/** Says that the built-in recipes stand in for the database's, and asks again. The answer keeps the focus. */
export function CatalogueFailure({ failed, place, onRetry }: CatalogueFailureProps) {
  const shell = useShell();
  const [asking, setAsking] = useState<'idle' | 'asking' | 'asked'>('idle');
  const [mendedAt, setMendedAt] = useState<string | null>(null);
  const good = useRef<HTMLParagraphElement>(null);
  if (asking === 'asked') {
    setAsking('idle');
    if (!failed) setMendedAt(place);
  }
  useEffect(() => {
    if (mendedAt !== null) good.current?.focus({ preventScroll: true });
  }, [mendedAt]);

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
  if (mendedAt !== place) return null;
  return (
    <Alert kind="success" css={[screenOnly, { marginBlockStart: '2rem' }]}>
      <p ref={good} tabIndex={-1}>
        {wizardTexts.mended}
      </p>
    </Alert>
  );
}
