import { definePage, useRoute, useShell } from '@ia/federation';
import { PRINCIPLES, PRINCIPLES_KEY, type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { useCallback, useDeferredValue } from 'react';
import { SUGGESTIONS_KEY } from '../../data/suggestions-query.ts';
import { useLiveTotals } from '../../data/use-live-totals.ts';
import { useSuggestions } from '../../data/use-suggestions.ts';
import { manifestoFigures, withPeoplesVotes } from '../../rules/manifesto-figures.ts';
import { linkedId } from '../../rules/suggestion-link.ts';
import { Community } from './community/Community.tsx';
import { useBrowsing } from './community/use-browsing.ts';
import { Contribute } from './contribute/Contribute.tsx';
import { usePrefill } from './contribute/use-prefill.ts';
import { Hero } from './Hero.tsx';
import { OnScreen } from './on-paper/OnScreen.tsx';
import { PrintResults, ResultsOnPaper } from './on-paper/ResultsOnPaper.tsx';
import { Principles } from './principles/Principles.tsx';
import { ReadManifesto } from './read-manifesto/ReadManifesto.tsx';
import { ResponsibleUse } from './responsible-use/ResponsibleUse.tsx';
import { Stats } from './stats/Stats.tsx';
import { useHeldAnchor } from './use-held-anchor.ts';
import { useReportFailure } from './use-report-failure.ts';
import { WallOfAll } from './wall/WallOfAll.tsx';

/** Where the manifesto is written together: vote, suggest, follow, and see what changed. */
function ManifestoCocreate() {
  const shell = useShell();
  const backend = useBackend();
  const principles = usePrinciples(backend);
  const { browsing, asked, count, setCount, browse } = useBrowsing();
  const suggestions = useSuggestions(backend, asked, count);
  useLiveTotals(principles, suggestions);
  const suggestAbout = usePrefill(principles.status === 'error' ? PRINCIPLES : principles.data);
  useHeldAnchor(useDeferredValue(`${principles.status} ${suggestions.status}`));
  useReportFailure(principles.error, PRINCIPLES_KEY);
  useReportFailure(suggestions.error, SUGGESTIONS_KEY);

  const published = suggestions.data?.published ?? 0;
  const examples = suggestions.data?.examples.length ?? 0;
  const results = {
    figures: manifestoFigures(principles.data ?? [], published),
    principles: withPeoplesVotes(principles.data ?? []),
    listed: suggestions.data,
    apart: linkedId(useRoute().query.sugestao),
  };
  const suggest = useCallback(
    (principle: Principle) => {
      suggestAbout(principle);
      shell.navigate('#contribuir');
    },
    [suggestAbout, shell],
  );
  // A vote is answered by the card that it was cast on. What follows from it elsewhere comes a moment later, in small pieces.
  const above = useDeferredValue(
    <>
      <Hero votable={principles.status !== 'error'} />
      <OnScreen>
        {principles.status !== 'error' && (
          <WallOfAll
            principles={principles.data ?? PRINCIPLES}
            suggestions={published + examples}
            exampleSuggestions={examples}
            waiting={principles.status === 'loading'}
          />
        )}
        <Stats figures={results.figures}>
          <PrintResults {...results} />
        </Stats>
      </OnScreen>
      <ReadManifesto />
    </>,
  );
  const form = useDeferredValue(
    <Contribute onSent={() => void suggestions.catchUp()} onChanged={() => void suggestions.refresh()} />,
  );
  return (
    <div>
      {above}
      <Principles principles={principles} onSuggest={suggest} />
      <OnScreen>
        {form}
        <Community
          suggestions={suggestions}
          browsing={browsing}
          browse={browse}
          onShown={setCount}
          principles={backend && principles.data}
        />
      </OnScreen>
      {responsibleUse}
      <ResultsOnPaper {...results} />
    </div>
  );
}

/** The same element each time: it depends on nothing that happens on the page. */
const responsibleUse = <ResponsibleUse />;

export default definePage(ManifestoCocreate);
