import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { focusHeading } from '@ia/shared-ui/hooks';
import { token } from '@ia/shared-ui/tokens';
import { principlesSection as words } from '../../../content/archive/principles.ts';

/** The principles, or the code that shows them, did not come: in red, with a way to ask again. */
export function PrinciplesFailed({ onRetry }: { onRetry: () => void }) {
  const { announce } = useShell();
  function retry() {
    announce(words.loading);
    // The button goes away with the error: the heading is where the answer will stand.
    const section = document.getElementById('principios');
    if (section) focusHeading(section);
    onRetry();
  }
  return (
    <Alert kind="error" live="alert">
      <p css={{ color: token.color.danger, fontWeight: 650 }}>{words.failed}</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {words.retry}
      </Button>
    </Alert>
  );
}
