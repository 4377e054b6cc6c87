import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { token } from '@ia/shared-ui/tokens';
import { principlesSection as words } from '../../../content/archive/principles.ts';

/** The principles, or the code that shows them, did not come: in red, with a way to ask again. */
export function PrinciplesFailed({ onRetry }: { onRetry: () => void }) {
  const { announce } = useShell();
  function retry() {
    announce(words.loading);
    onRetry();
  }
  return (
    <Alert kind="error" live="alert" onRetry={retry}>
      <p css={{ color: token.color.danger, fontWeight: 650 }}>{words.failed}</p>
    </Alert>
  );
}
