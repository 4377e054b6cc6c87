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
const PAGE = 3;

/** 'As minhas sugestões': suggestions sent from this device, with state and code. */
export function MySuggestions({ onFollow }: { onFollow: (code: string) => void }) {
  const [box, seen] = useInViewOnce<HTMLElement>({ threshold: 0.1 });
  const { sent, state, problem, ask, refresh } = useMySuggestions(seen);
  const askOne = (one: SentSuggestion) => void ask([one]);
  const { shown, more, showMore } = usePaging(sent, PAGE, elementId);
  const canStore = useCanStoreOnDevice();
  return (
    <Region
      ref={box}
      id="as-minhas-sugestoes"
      aria-labelledby="as-minhas-sugestoes-titulo"
      hidden={sent.length === 0}
    >
      <h3 id="as-minhas-sugestoes-titulo" tabIndex={-1}>
        {t.title}
      </h3>
      <p css={{ color: token.color.inkSoft }}>{canStore ? t.lead : t.notStored}</p>
      <List>
        {shown.map((one) => (
          <SentSuggestionItem key={one.code} sent={one} onFollow={onFollow} ask={askOne} />
        ))}
      </List>
      {more > 0 && (
        <div>
          <Button size="sm" variant="secondary" onClick={showMore}>
            {t.more(more)}
          </Button>
        </div>
      )}
      {problem && <Alert kind="warning">{problem}</Alert>}
      <div>
        <Button
          size="sm"
          variant="quiet"
          iconStart={RefreshCw}
          loading={state === 'asking'}
          loadingLabel={t.refreshing}
          onClick={() => void refresh()}
        >
          {t.refresh}
        </Button>
      </div>
    </Region>
  );
}
