import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { Alert } from '@ia/shared-ui/alert';
import { useModule } from '@ia/shared-ui/hooks';
import { Skeleton } from '@ia/shared-ui/skeleton';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';

const t = cocreate.principles;
const loadDetails = () => import('./PrincipleDetails.tsx');

/** Loads the details of a principle on first use. */
export function LazyDetails({ principle, isRequested }: { principle: Principle; isRequested: boolean }) {
  const details = useModule(loadDetails, isRequested, useShell().report);
  if (details.status === 'idle') return null;
  return (
    <DetailsPanel>
      {details.status === 'loading' && <Skeleton lines={6} label={t.loadingDetails} />}
      {details.status === 'failed' && (
        <Alert kind="error" live="alert" onRetry={details.retry}>
          <p>{t.failedDetails}</p>
        </Alert>
      )}
      {details.status === 'ready' && <details.module.default principle={principle} />}
    </DetailsPanel>
  );
}

const DetailsPanel = styled.div({
  borderBlockStart: `1px solid ${token.color.line}`,
  padding: token.space[6],
  [media.lg]: { padding: token.space[10] },
});
