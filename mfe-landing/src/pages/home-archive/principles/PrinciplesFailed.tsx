import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { token } from '@ia/shared-ui/tokens';
import { principlesSection as t } from '../../../content/archive/principles.ts';

/** Error with a retry button, shown when the principles or the chunk with their layouts fail to load. */
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
