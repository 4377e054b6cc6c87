import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { voteBursts as t } from '../../../content/vote-bursts.ts';

const loadBursts = () => import('./Bursts.tsx');

/**
 * Section about vote bursts: many votes from one connection within one hour. Loads its module and data when a
 * moderator opens it.
 */
export function LazyBursts({ client }: { client: SupabaseClient }) {
  const [hasOpened, setHasOpened] = useState(false);
  const bursts = useModule(loadBursts, hasOpened, useShell().report);
  return (
    <Details onToggle={(event) => event.currentTarget.open && setHasOpened(true)}>
      <summary>{t.title}</summary>
      {bursts.status === 'loading' && <Spinner label={t.loading} />}
      {bursts.status === 'failed' && (
        <Alert kind="error" live="alert" onRetry={bursts.retry}>
          <p>{t.notOpened}</p>
        </Alert>
      )}
      {bursts.status === 'ready' && <bursts.module.default client={client} />}
    </Details>
  );
}

const Details = styled.details({
  '& > summary': {
    minHeight: '2.75rem',
    paddingBlock: token.space[2],
    cursor: 'pointer',
    width: 'fit-content',
  },
});
