import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { follow } from '../../../content/contribute.ts';
import type { FoundSuggestionProps } from './FoundSuggestion.tsx';

const loadView = () => import('./FoundSuggestion.tsx');

/** Loads the view of a suggestion on the first lookup. */
export function LazyFoundSuggestion(props: FoundSuggestionProps) {
  const found = useModule(loadView, props.state.status !== 'idle', useShell().report);
  const isShown = props.state.status === 'found' || props.state.status === 'erased';
  if (!isShown) return null;
  if (found.status === 'ready') return <found.module.default {...props} />;
  if (found.status !== 'failed') return <Spinner label={follow.loading} />;
  return (
    <Alert kind="warning" onRetry={found.retry}>
      <p>{follow.notOpened}</p>
    </Alert>
  );
}
