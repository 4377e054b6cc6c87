import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { useFocusKeptInView, useModule } from '@ia/shared-ui/hooks';
import { mySuggestionsFailed } from '../../../content/contribute.ts';
import { useSentSuggestions } from '../../../state/sent-suggestions.ts';

const load = () => import('./MySuggestions.tsx');

/**
 * Loads the list of suggestions sent from this device: at once when there are any, otherwise on idle, so that offline
 * suggestions can be listed later. A failed download is shown only when there are suggestions.
 */
export function LazyMySuggestions({ onFollow }: { onFollow: (code: string) => void }) {
  const hasSent = useSentSuggestions().length > 0;
  const mine = useModule(load, hasSent || 'idle', useShell().report);
  useFocusKeptInView(mine.status);
  if (mine.status === 'ready') return <mine.module.MySuggestions onFollow={onFollow} />;
  if (mine.status !== 'failed' || !hasSent) return null;
  return (
    <Alert kind="warning" live="status" onRetry={mine.retry}>
      {mySuggestionsFailed}
    </Alert>
  );
}
