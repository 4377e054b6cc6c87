import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { useFocusKeptInView, useModule } from '@ia/shared-ui/hooks';
import { mySuggestionsFailed } from '../../../content/contribute.ts';
import { useSentSuggestions } from '../../../state/sent-suggestions.ts';

const loadList = () => import('./MySuggestions.tsx');

/**
 * Loads the list of suggestions sent from this device: at once when there are any, otherwise while the
 * browser is idle. A suggestion written offline later can then be listed without a download. A failed
 * download is shown only when there are suggestions.
 */
export function LazyMySuggestions({ onFollow }: { onFollow: (code: string) => void }) {
  const hasSent = useSentSuggestions().length > 0;
  const list = useModule(loadList, hasSent || 'idle', useShell().report);
  useFocusKeptInView(list.status);
  if (list.status === 'ready') return <list.module.MySuggestions onFollow={onFollow} />;
  if (list.status !== 'failed' || !hasSent) return null;
  return (
    <Alert kind="warning" live="status" onRetry={list.retry}>
      {mySuggestionsFailed}
    </Alert>
  );
}
