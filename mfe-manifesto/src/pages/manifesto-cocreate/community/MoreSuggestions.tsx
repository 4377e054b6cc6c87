import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { community } from '../../../content/community.ts';
import { failureKind } from '../../../data/failure.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import type { Listed } from '../../../data/suggestions-query.ts';
import type { Suggestions } from '../../../data/use-suggestions.ts';
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
  const shell = useShell();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [target, setTarget] = useState<Suggestion>();
  useEffect(() => {
    if (target) document.getElementById(cardId(target))?.focus();
  }, [target]);

  function shown(added: readonly Suggestion[]) {
    const now = listed.items.length + added.length;
    if (added.length > 0) shell.announce(community.added(added.length, formatNumber(now), totalOf(listed)));
    onShown(now);
    setTarget(added[0]);
  }
  async function showMore() {
    if (loading) return;
    setLoading(true);
    setFailure(null);
    try {
      shown(await more());
    } catch (error) {
      shell.report(error, { loading: 'more suggestions' });
      setFailure(failureKind(error) === 'busy' ? community.busy : community.moreFailed);
    } finally {
      setLoading(false);
    }
  }

  const { items, next, fresh } = listed;
  if (!next && fresh.length === 0) return null;
  return (
    <div
      css={{ display: 'grid', gap: token.space[3], justifyItems: 'start', marginBlockStart: token.space[6] }}
    >
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        {next && (
          <Button
            variant="secondary"
            loading={loading}
            loadingLabel={community.loadingMore}
            onClick={() => void showMore()}
          >
            {community.more}
          </Button>
        )}
        {fresh.length > 0 && (
          <Button variant="quiet" onClick={() => shown(admit())}>
            {community.fresh(fresh.length)}
          </Button>
        )}
      </div>
      {next && <Small>{community.inView(formatNumber(items.length), totalOf(listed))}</Small>}
    </div>
  );
}
