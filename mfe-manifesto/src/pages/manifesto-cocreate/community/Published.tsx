import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import type { Listed } from '../../../data/suggestions-query.ts';
import type { Suggestions } from '../../../data/use-suggestions.ts';
import { BROWSE_ALL, type Browsing, isNarrowed } from '../../../rules/browse.ts';
import { BrowseBar } from './BrowseBar.tsx';
import { MoreSuggestions } from './MoreSuggestions.tsx';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';
import { YoursMissing } from './YoursMissing.tsx';

const words = community.browse;

interface PublishedProps extends Pick<Suggestions, 'more' | 'admit' | 'searching'> {
  listed: Listed;
  browsing: Browsing;
  browse: (browsing: Browsing) => void;
  onShown: (count: number) => void;
  onReport: SuggestionListProps['onReport'];
  /** The suggestion that stands before the list, if one does. */
  apart: string | undefined;
  /** Titles of the principles, to find suggestions by. */
  titles: readonly string[];
}

/** What citizens suggested; apart from it, and named so, the examples that the team wrote. */
export function Published(props: PublishedProps) {
  const { listed, browsing, browse, searching, onReport, apart } = props;
  const ofPeople = listed.items.filter(({ id }) => id !== apart);
  const examples = listed.examples.filter(({ id }) => id !== apart);
  const narrowed = isNarrowed(browsing);
  const found = (listed.found ?? 0) + listed.examples.length;
  // Only a list in the order of support has a first; and one that leads somewhere has no place left.
  const leads = browsing.order === 'support' && !narrowed;
  const invites = !narrowed;
  const isEmpty = listed.published + listed.examples.length === 0;

  function clear() {
    browse({ ...BROWSE_ALL, order: browsing.order });
    document.getElementById('procurar-sugestoes')?.focus();
  }

  return (
    <>
      {(narrowed || !isEmpty) && (
        <BrowseBar browsing={browsing} onChange={browse} principles={props.titles} />
      )}
      <div css={narrowed ? { marginBlockEnd: token.space[5] } : undefined}>
        <p role="status">
          {searching ? words.searching : narrowed && listed.found !== null && words.found(found)}
        </p>
        {narrowed && (
          <Button size="sm" variant="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <div aria-busy={searching}>
        {ofPeople.length > 0 ? (
          <SuggestionList
            suggestions={ofPeople}
            onReport={onReport}
            leads={leads && ofPeople.length > 0}
            last={invites && examples.length === 0 && <YoursMissing />}
          />
        ) : (
          !narrowed && !apart && <EmptyState motif="nest">{community.empty}</EmptyState>
        )}
        <MoreSuggestions {...props} />
        {examples.length > 0 && (
          <section
            aria-labelledby="exemplos-da-equipa"
            css={{ '* + &': { marginBlockStart: token.space[12] } }}
          >
            <h3 id="exemplos-da-equipa">{community.examples.title}</h3>
            <p
              css={{
                color: token.color.inkSoft,
                marginBlock: `${token.space[2]} ${token.space[5]}`,
                maxWidth: token.measure,
              }}
            >
              {community.examples.lead}
            </p>
            <SuggestionList
              suggestions={examples}
              onReport={onReport}
              leads={leads && ofPeople.length === 0}
              last={invites && <YoursMissing />}
            />
          </section>
        )}
      </div>
    </>
  );
}
