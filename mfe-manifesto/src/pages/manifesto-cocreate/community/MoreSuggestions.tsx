import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import type { LoadedSuggestions } from '../../../data/suggestions-query.ts';
import type { Suggestions } from '../../../data/use-suggestions.ts';
import { MoreButton } from '../../../parts/more-button/MoreButton.tsx';
import { useFocusOn } from '../../../parts/more-button/use-focus-on.ts';
import { cardId } from './SuggestionList.tsx';

interface MoreSuggestionsProps extends Pick<Suggestions, 'loadMore' | 'appendFresh'> {
  loaded: LoadedSuggestions;
  /** Called with the number shown now, to restore it on return to the page. */
  onShown: (count: number) => void;
}

/**
 * The formatted total of the list; «more than a thousand» when the server stopped counting search results at 1001.
 */
function formatTotal({ found, published, items, next }: LoadedSuggestions): string {
  if (found === null) return formatNumber(Math.max(published, items.length));
  return found > 1000 && next ? community.moreThanThousand : formatNumber(Math.max(found, items.length));
}

/** Buttons that append the next page and newly published suggestions, announce how many, and focus the first one. */
export function MoreSuggestions({ loaded, loadMore, appendFresh, onShown }: MoreSuggestionsProps) {
  const { announce } = useShell();
  const focusOn = useFocusOn();
  const { items, next, fresh } = loaded;

  function reportShown(added: readonly Suggestion[]) {
    const shownCount = items.length + added.length;
    const [first] = added;
    if (first) announce(community.added(added.length, formatNumber(shownCount), formatTotal(loaded)));
    onShown(shownCount);
    focusOn(first && cardId(first));
  }

  if (!next && fresh.length === 0) return null;
  return (
    <div
      css={{ display: 'grid', gap: token.space[3], justifyItems: 'start', marginBlockStart: token.space[6] }}
    >
      {fresh.length > 0 && (
        <Button variant="quiet" onClick={() => reportShown(appendFresh())}>
          {community.fresh(fresh.length)}
        </Button>
      )}
      {next && (
        <MoreButton
          label={community.more}
          loading={community.loadingMore}
          failed={community.moreFailed}
          load={async () => reportShown(await loadMore())}
        >
          <Small>{community.inView(formatNumber(items.length), formatTotal(loaded))}</Small>
        </MoreButton>
      )}
    </div>
  );
}
