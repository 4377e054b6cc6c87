import { useShell } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import type { LoadedSuggestions, SuggestionFilter } from '../../../data/suggestions-query.ts';
import type { Suggestions } from '../../../data/use-suggestions.ts';
import { DEFAULT_FILTER, isFiltered } from '../../../rules/suggestion-filter.ts';
import { FilterBar } from './FilterBar.tsx';
import { MoreSuggestions } from './MoreSuggestions.tsx';
import { SuggestionInvitation } from './SuggestionInvitation.tsx';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';

const t = community.browse;
/** Number of examples that are shown; the others are in a collapsed section. */
const EXAMPLES_SHOWN = 2;

interface PublishedSuggestionsProps extends Pick<Suggestions, 'loadMore' | 'appendFresh' | 'searching'> {
  loaded: LoadedSuggestions;
  filter: SuggestionFilter;
  onFilter: (filter: SuggestionFilter) => void;
  onShown: (count: number) => void;
  onReport: SuggestionListProps['onReport'];
  /** Id of the suggestion shown above the list, if any. */
  separateId: string | undefined;
  /** Titles of the principles, for the filter. */
  titles: readonly string[];
}

/**
 * Citizens' suggestions and, in a separate labelled section, examples that the team wrote for a new site.
 * Totals exclude the examples; the number of search results includes them.
 */
export function PublishedSuggestions(props: PublishedSuggestionsProps) {
  const { loaded, filter, onFilter, searching, onReport, separateId } = props;
  const formHref = useShell().href('#contribuir');
  const citizenSuggestions = loaded.items.filter(({ id }) => id !== separateId);
  const examples = loaded.examples.filter(({ id }) => id !== separateId);
  const isFilterActive = isFiltered(filter);
  const shownExamples = isFilterActive ? examples : examples.slice(0, EXAMPLES_SHOWN);
  const foldedExamples = examples.slice(shownExamples.length);
  // The server's `found` counts citizens' suggestions only. A sum above 1000 is shown as more than a
  // thousand.
  const found = (loaded.found ?? 0) + loaded.examples.length;
  // The first suggestion is the most supported one only in the unfiltered order by support.
  const highlightsFirst = filter.order === 'support' && !isFilterActive;
  const isEmpty = loaded.published + loaded.examples.length === 0;

  function clear() {
    onFilter({ ...DEFAULT_FILTER, order: filter.order });
    document.getElementById('procurar-sugestoes')?.focus();
  }

  return (
    <>
      {(isFilterActive || !isEmpty) && (
        <FilterBar filter={filter} onChange={onFilter} principles={props.titles} />
      )}
      <div css={isFilterActive ? { marginBlockEnd: token.space[5] } : undefined}>
        <p role="status">
          {searching ? t.searching : isFilterActive && loaded.found !== null && t.found(found)}
        </p>
        {isFilterActive && (
          <Button size="sm" variant="quiet" onClick={clear}>
            {t.clear}
          </Button>
        )}
      </div>
      <div aria-busy={searching}>
        {citizenSuggestions.length > 0 ? (
          <SuggestionList
            suggestions={citizenSuggestions}
            onReport={onReport}
            highlightFirst={highlightsFirst}
            last={!isFilterActive && examples.length === 0 && <SuggestionInvitation />}
          />
        ) : (
          !isFilterActive &&
          !separateId && (
            <EmptyState
              motif="nest"
              action={
                <LinkButton href={formHref} variant="secondary" size="sm">
                  {community.writeFirst}
                </LinkButton>
              }
            >
              {community.empty}
            </EmptyState>
          )
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
              suggestions={shownExamples}
              onReport={onReport}
              highlightFirst={highlightsFirst && citizenSuggestions.length === 0}
              last={!isFilterActive && <SuggestionInvitation />}
            />
            {foldedExamples.length > 0 && (
              <details css={{ marginBlockStart: token.space[5] }}>
                <summary css={{ marginBlockEnd: token.space[5] }}>
                  {community.examples.more(foldedExamples.length)}
                </summary>
                <SuggestionList suggestions={foldedExamples} onReport={onReport} />
              </details>
            )}
          </section>
        )}
      </div>
    </>
  );
}
