import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { useModule } from '@ia/shared-ui/hooks';
import { mine as words } from '../../../content/contribute.ts';
import { useSentSuggestions } from '../../../state/sent-suggestions.ts';

const load = () => import('./MySuggestions.tsx');

/** The list of what was sent from this device, downloaded where there is any, and otherwise when nobody waits: it is kept for offline. */
export function LazyMySuggestions({ onFollow }: { onFollow: (code: string) => void }) {
  const mine = useModule(load, useSentSuggestions().length > 0 || 'idle', useShell().report);
  if (mine.status === 'ready') return <mine.module.MySuggestions onFollow={onFollow} />;
  if (mine.status !== 'failed') return null;
  return (
    <Alert kind="warning" live="status" onRetry={mine.retry}>
      {words.notOpened}
    </Alert>
  );
}
