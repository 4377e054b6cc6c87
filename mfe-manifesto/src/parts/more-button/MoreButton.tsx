import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { type ReactNode, useState } from 'react';
import { busy } from '../../content/busy.ts';
import { failureKind } from '../../data/failure.ts';

interface MoreButtonProps {
  label: string;
  /** Label while loading. */
  loading: string;
  /** Error text shown when the load fails. */
  failed: string;
  /** Loads and renders the next part of a list. @throws BackendError */
  load: () => Promise<void>;
  /** Note below the button. */
  children?: ReactNode;
}

/** Button that loads more of a list. It stays after a failure, next to the error. */
export function MoreButton({ label, loading, failed, load, children }: MoreButtonProps) {
  const { report } = useShell();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function loadNext() {
    if (isLoading) return;
    setIsLoading(true);
    setFailure(null);
    try {
      await load();
    } catch (error) {
      report(error, { loading: label });
      setFailure(failureKind(error) === 'busy' ? busy : failed);
    } finally {
      setIsLoading(false);
    }
  }
  return (
    <div css={{ display: 'grid', gap: token.space[3], justifyItems: 'start' }}>
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <Button variant="secondary" loading={isLoading} loadingLabel={loading} onClick={() => void loadNext()}>
        {label}
      </Button>
      {children}
    </div>
  );
}
