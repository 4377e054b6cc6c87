import { Alert } from '@ia/shared-ui/alert';
import { Container } from '@ia/shared-ui/container';
import { belowTheFold as words } from '../../../content/below-the-fold.ts';
import { Stack } from '../../../parts/Stack.tsx';

/** The rest of the page did not come: what happened, and a way on. */
export function BelowTheFoldFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Stack css={{ paddingBlock: '4rem', justifyItems: 'start' }}>
        <Alert kind="warning" live="status" title={words.failed} onRetry={onRetry}>
          {words.why}
        </Alert>
      </Stack>
    </Container>
  );
}
