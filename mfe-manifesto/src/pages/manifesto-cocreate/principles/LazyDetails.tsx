import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { Alert } from '@ia/shared-ui/alert';
import { useModule } from '@ia/shared-ui/hooks';
import { Skeleton } from '@ia/shared-ui/skeleton';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';

const words = cocreate.principles;
const load = () => import('./PrincipleDetails.tsx');

/** The details of a principle, downloaded when someone first wants any. */
export function LazyDetails({ principle, wanted }: { principle: Principle; wanted: boolean }) {
  const details = useModule(load, wanted, useShell().report);
  if (details.status === 'idle') return null;
  return (
    <Space>
      {details.status === 'loading' && <Skeleton lines={6} label={words.loadingDetails} />}
      {details.status === 'failed' && (
        <Alert kind="error" live="alert" onRetry={details.retry}>
          <p>{words.failedDetails}</p>
        </Alert>
      )}
      {details.status === 'ready' && <details.module.default principle={principle} />}
    </Space>
  );
}

const Space = styled.div({
  borderBlockStart: `1px solid ${token.color.line}`,
  padding: token.space[6],
  [media.lg]: { padding: token.space[10] },
});
