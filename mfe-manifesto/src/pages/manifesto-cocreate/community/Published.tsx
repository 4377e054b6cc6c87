import { useEntryState } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import { BROWSE_ALL, browse, isNarrowed, parseBrowsing } from '../../../rules/browse.ts';
import { BrowseBar } from './BrowseBar.tsx';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';

const words = community.browse;

interface PublishedProps extends Omit<SuggestionListProps, 'empty'> {
  /** Titles of the principles, to find suggestions by. */
  titles: readonly string[];
}

/** What citizens suggested; apart from it, and named so, the examples that the team wrote. */
export function Published({ suggestions, titles, onReport }: PublishedProps) {
  const [browsing, setBrowsing] = useEntryState('comunidade', parseBrowsing);
  const found = browse(suggestions, browsing);
  const ofPeople = found.filter((one) => !one.is_example);
  const examples = found.filter((one) => one.is_example);
  const narrowed = isNarrowed(browsing);
  // Another search is another list: it begins at its first page.
  const page = JSON.stringify(browsing);

  function clear() {
    setBrowsing({ ...BROWSE_ALL, order: browsing.order });
    document.getElementById('procurar-sugestoes')?.focus();
  }

  return (
    <>
      {suggestions.length > 0 && <BrowseBar browsing={browsing} onChange={setBrowsing} principles={titles} />}
      <div css={narrowed ? { marginBlockEnd: token.space[5] } : undefined}>
        <p role="status">{narrowed && words.found(found.length)}</p>
        {narrowed && (
          <Button
            size="sm"
            variant="quiet"
            css={{ marginInlineStart: `calc(-1 * ${token.space[4]})` }}
            onClick={clear}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <SuggestionList
        key={page}
        suggestions={ofPeople}
        onReport={onReport}
        empty={narrowed ? null : <EmptyState motif="nest">{community.empty}</EmptyState>}
      />
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
          <SuggestionList key={page} suggestions={examples} onReport={onReport} />
        </section>
      )}
    </>
  );
}
