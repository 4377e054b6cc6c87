import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import type { Listed } from '../../../data/suggestions-query.ts';
import type { Suggestions } from '../../../data/use-suggestions.ts';
import { MoreButton } from '../../../parts/more/MoreButton.tsx';
import { useFocusOn } from '../../../parts/more/use-focus-on.ts';
import { cardId } from './SuggestionList.tsx';

interface MoreSuggestionsProps extends Pick<Suggestions, 'more' | 'admit'> {
  listed: Listed;
  /** How many are shown now, for when somebody comes back. */
  onShown: (count: number) => void;
}

/** How many there are, shown or not, as far as they are counted. */
function totalOf({ found, published, items, next }: Listed): string {
  if (found === null) return formatNumber(Math.max(published, items.length));
  return found > 1000 && next ? community.moreThanThousand : formatNumber(Math.max(found, items.length));
}

/** The next page of the list and what was published meanwhile: shows it, says how much, and moves the focus to its first. */
export function MoreSuggestions({ listed, more, admit, onShown }: MoreSuggestionsProps) {
  const { announce } = useShell();
  const focusOn = useFocusOn();
  const { items, next, fresh } = listed;

  function shown(added: readonly Suggestion[]) {
    const now = items.length + added.length;
    const [first] = added;
    if (first) announce(community.added(added.length, formatNumber(now), totalOf(listed)));
    onShown(now);
    focusOn(first && cardId(first));
  }

  if (!next && fresh.length === 0) return null;
  return (
    <div
      css={{ display: 'grid', gap: token.space[3], justifyItems: 'start', marginBlockStart: token.space[6] }}
    >
      {fresh.length > 0 && (
        <Button variant="quiet" onClick={() => shown(admit())}>
          {community.fresh(fresh.length)}
        </Button>
      )}
      {next && (
        <MoreButton
          label={community.more}
          loading={community.loadingMore}
          failed={community.moreFailed}
          load={async () => shown(await more())}
        >
          <Small>{community.inView(formatNumber(items.length), totalOf(listed))}</Small>
        </MoreButton>
      )}
    </div>
  );
}
