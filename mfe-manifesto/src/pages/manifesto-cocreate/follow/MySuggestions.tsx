import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useInViewOnce } from '@ia/shared-ui/hooks';
import { RefreshCw } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { mySuggestions as t } from '../../../content/my-suggestions.ts';
import { usePaging } from '../../../parts/paging/use-paging.ts';
import type { SentSuggestion } from '../../../state/sent-suggestions.ts';
import { List, Region } from './MySuggestions.styles.ts';
import { elementId, SentSuggestionItem } from './SentSuggestionItem.tsx';
import { useMySuggestions } from './use-my-suggestions.ts';

/** Page size of the list. */
const PAGE_SIZE = 3;

/**
 * 'As minhas sugestões': suggestions sent from this device, with state and code.
 * @param onFollow opens the suggestion with this code in the tracking form
 */
export function MySuggestions({ onFollow }: { onFollow: (code: string) => void }) {
  const [region, isVisible] = useInViewOnce<HTMLElement>({ threshold: 0.1 });
  const { sent, state, problem, loadStates, refresh } = useMySuggestions(isVisible);
  const loadState = (suggestion: SentSuggestion) => void loadStates([suggestion]);
  const { shown, nextPageSize, showMore } = usePaging(sent, PAGE_SIZE, elementId);
  const canStore = useCanStoreOnDevice();
  return (
    <Region
      ref={region}
      id="as-minhas-sugestoes"
      aria-labelledby="as-minhas-sugestoes-titulo"
      hidden={sent.length === 0}
    >
      <h3 id="as-minhas-sugestoes-titulo" tabIndex={-1}>
        {t.title}
      </h3>
      <p css={{ color: token.color.inkSoft }}>{canStore ? t.lead : t.notStored}</p>
      <List>
        {shown.map((suggestion) => (
          <SentSuggestionItem
            key={suggestion.code}
            sent={suggestion}
            onFollow={onFollow}
            loadState={loadState}
          />
        ))}
      </List>
      {nextPageSize > 0 && (
        <div>
          <Button size="sm" variant="secondary" onClick={showMore}>
            {t.more(nextPageSize)}
          </Button>
        </div>
      )}
      {problem && <Alert kind="warning">{problem}</Alert>}
      <div>
        <Button
          size="sm"
          variant="quiet"
          iconStart={RefreshCw}
          loading={state === 'loading'}
          loadingLabel={t.refreshing}
          onClick={() => void refresh()}
        >
          {t.refresh}
        </Button>
      </div>
    </Region>
  );
}
