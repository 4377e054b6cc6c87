import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { ownData } from '../../../content/contribute.ts';
import type { OwnDataProps } from './OwnData.tsx';

const load = () => import('./OwnData.tsx');

/** What the holder of a receipt can do, downloaded when a suggestion was found. */
export function LazyOwnData(props: OwnDataProps) {
  const own = useModule(load, true, useShell().report);
  if (own.status === 'ready') return <own.module.default {...props} />;
  if (own.status !== 'failed') return null;
  return (
    <Alert kind="warning">
      <p>{ownData.notOpened}</p>
      <Button size="sm" variant="secondary" onClick={own.retry}>
        {ownData.retry}
      </Button>
    </Alert>
  );
}
