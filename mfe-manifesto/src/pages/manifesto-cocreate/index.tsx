import { definePage, useRoute, useShell } from '@ia/federation';
import { PRINCIPLES, PRINCIPLES_KEY, type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { useCallback, useDeferredValue } from 'react';
import { SUGGESTIONS_KEY } from '../../data/suggestions-query.ts';
import { useLiveTotals } from '../../data/use-live-totals.ts';
import { useSuggestions } from '../../data/use-suggestions.ts';
import { manifestoFigures, withCitizenVotes } from '../../rules/manifesto-figures.ts';
import { parseSuggestionId } from '../../rules/suggestion-link.ts';
import { Community } from './community/Community.tsx';
import { useSuggestionFilter } from './community/use-suggestion-filter.ts';
import { Contribute } from './contribute/Contribute.tsx';
import { usePrefill } from './contribute/use-prefill.ts';
import { Hero } from './Hero.tsx';
import { Principles } from './principles/Principles.tsx';
import { PrintedResults, PrintResults } from './print/PrintedResults.tsx';
import { ScreenOnly } from './print/ScreenOnly.tsx';
import { ReadManifesto } from './read-manifesto/ReadManifesto.tsx';
import { ResponsibleUse } from './responsible-use/ResponsibleUse.tsx';
import { Stats } from './stats/Stats.tsx';
import { usePinnedAnchor } from './use-pinned-anchor.ts';
import { useReportFailure } from './use-report-failure.ts';
import { VoteWall } from './wall/VoteWall.tsx';

/** Co-creation page: vote, suggest, track a suggestion and read the changes. */
function ManifestoCocreate() {
  const shell = useShell();
  const { query } = useRoute();
  const backend = useBackend();
  const principles = usePrinciples(backend);
  const { filter, debouncedFilter, count, setCount, setFilter } = useSuggestionFilter();
  const suggestions = useSuggestions(backend, debouncedFilter, count);
  useLiveTotals(principles, suggestions);
  // If loading fails, the built-in principles still resolve a link such as ?principio=literacia.
  const prefillSuggestion = usePrefill(principles.status === 'error' ? PRINCIPLES : principles.data);
  // These two loads change the page's height.
  usePinnedAnchor(useDeferredValue(`${principles.status} ${suggestions.status}`));
  useReportFailure(principles.error, PRINCIPLES_KEY);
  useReportFailure(suggestions.error, SUGGESTIONS_KEY);

  const publishedCount = suggestions.data?.published ?? 0;
  const exampleCount = suggestions.data?.examples.length ?? 0;
  const results = {
    figures: manifestoFigures(principles.data ?? [], publishedCount),
    principles: withCitizenVotes(principles.data ?? []),
    loadedSuggestions: suggestions.data,
    linkedSuggestionId: parseSuggestionId(query.sugestao),
  };
  const suggest = useCallback(
    (principle: Principle) => {
      prefillSuggestion(principle);
      shell.navigate('#contribuir');
    },
    [prefillSuggestion, shell],
  );
  // Deferred, so that a vote shows on its card before the totals above render again.
  const sectionsAbove = useDeferredValue(
    <>
      <Hero canVote={principles.status !== 'error'} />
      <ScreenOnly>
        {principles.status !== 'error' && (
          <VoteWall
            principles={principles.data ?? PRINCIPLES}
            suggestions={suggestions.data && publishedCount + exampleCount}
            exampleSuggestions={exampleCount}
            isLoading={principles.status === 'loading'}
          />
        )}
        <Stats figures={results.figures}>
          <PrintResults {...results} />
        </Stats>
      </ScreenOnly>
      <ReadManifesto />
    </>,
  );
  const contributeSection = useDeferredValue(
    <Contribute onSent={() => void suggestions.update()} onChanged={() => void suggestions.refresh()} />,
  );
  return (
    <div>
      {sectionsAbove}
      <Principles principles={principles} onSuggest={suggest} />
      <ScreenOnly>
        {contributeSection}
        <Community
          suggestions={suggestions}
          filter={filter}
          onFilter={setFilter}
          onShown={setCount}
          principles={backend && principles.data}
        />
      </ScreenOnly>
      {responsibleUse}
      <PrintedResults {...results} />
    </div>
  );
}

/** Constant element, so React skips its render. */
const responsibleUse = <ResponsibleUse />;

export default definePage(ManifestoCocreate);
