import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { useFocusKeptInView, useModule } from '@ia/shared-ui/hooks';
import { mineNotOpened } from '../../../content/contribute.ts';
import { useSentSuggestions } from '../../../state/sent-suggestions.ts';

const load = () => import('./MySuggestions.tsx');

/**
 * The list of what was sent from this device: downloaded at once where there is any, and otherwise when nobody waits, so that
 * it is there for what is sent without a network. Whoever sent nothing hears of no failure.
 */
export function LazyMySuggestions({ onFollow }: { onFollow: (code: string) => void }) {
  const hasSent = useSentSuggestions().length > 0;
  const mine = useModule(load, hasSent || 'idle', useShell().report);
  useFocusKeptInView(mine.status);
  if (mine.status === 'ready') return <mine.module.MySuggestions onFollow={onFollow} />;
  if (mine.status !== 'failed' || !hasSent) return null;
  return (
    <Alert kind="warning" live="status" onRetry={mine.retry}>
      {mineNotOpened}
    </Alert>
  );
}
