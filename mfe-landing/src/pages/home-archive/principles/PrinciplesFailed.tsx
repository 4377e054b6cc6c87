import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { token } from '@ia/shared-ui/tokens';
import { principlesSection as t } from '../../../content/archive/principles.ts';

/** Error in red with a retry button, for a failed request or chunk. */
export function PrinciplesFailed({ onRetry }: { onRetry: () => void }) {
  const { announce } = useShell();
  function retry() {
    announce(t.loading);
    onRetry();
  }
  return (
    <Alert kind="error" live="alert" onRetry={retry}>
      <p css={{ color: token.color.danger, fontWeight: 650 }}>{t.failed}</p>
    </Alert>
  );
}
