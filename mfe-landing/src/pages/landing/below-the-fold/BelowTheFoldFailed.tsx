import { Alert } from '@ia/shared-ui/alert';
import { Container } from '@ia/shared-ui/container';
import { belowTheFold as t } from '../../../content/below-the-fold.ts';
import { Stack } from '../../../parts/Stack.tsx';

/** Error with a retry button, when the chunk below the fold fails to load. */
export function BelowTheFoldFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Stack css={{ paddingBlock: '4rem', justifyItems: 'start' }}>
        <Alert kind="warning" live="status" title={t.failed} onRetry={onRetry}>
          {t.why}
        </Alert>
      </Stack>
    </Container>
  );
}
