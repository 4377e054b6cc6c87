import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import type { Resource } from '@ia/shared-services/resource';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Grid } from '@ia/shared-ui/grid';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';
import { OpenData } from './OpenData.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

/** How many suggestions are shown at first, and how many more at a time: twelve make full rows of 1, 2 or 3. */
const PAGE = 12;

interface CommunityProps {
  suggestions: Resource<readonly Suggestion[]>;
  /** As a server counts them; without one there are no open data. */
  principles: readonly Principle[] | null | undefined;
}

/** The approved suggestions, most supported first, and their open data. */
export function Community({ suggestions, principles }: CommunityProps) {
  const [reported, setReported] = useState<Suggestion | null>(null);
  return (
    <Section id="sugestoes" title={community.title} intro={community.lead} tone="tint">
      {suggestions.status === 'loading' && <Spinner label={community.loading} />}
      {suggestions.status === 'error' && <Failure retry={suggestions.refresh} />}
      {suggestions.status === 'ready' && (
        <>
          <SuggestionList suggestions={suggestions.data} onReport={setReported} />
          {principles && <OpenData suggestions={suggestions.data} principles={principles} />}
        </>
      )}
      <LazyReportDialog suggestion={reported} onClose={() => setReported(null)} />
    </Section>
  );
}

function Failure({ retry }: { retry: () => void }) {
  const { announce } = useShell();
  return (
    <div role="alert" css={{ display: 'grid', gap: token.space[3], justifyItems: 'start' }}>
      <p css={{ color: token.color.danger, fontWeight: 700 }}>{community.failed}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          announce(community.loading);
          retry();
        }}
      >
        {cocreate.principles.retry}
      </Button>
    </div>
  );
}

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onReport: (suggestion: Suggestion) => void;
}

function SuggestionList({ suggestions, onReport }: SuggestionListProps) {
  const [shown, setShown] = useState(PAGE);
  const { listed, fresh, admit } = useSteadyOrder(suggestions);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current) document.getElementById(`cartao-${next.current}`)?.focus();
    next.current = null;
  });
  if (suggestions.length === 0) return <EmptyState motif="nest">{community.empty}</EmptyState>;
  const more = Math.min(PAGE, listed.length - shown);
  function showMore() {
    // The button goes with the last page: the focus moves on to the first new card.
    if (shown + PAGE >= listed.length) next.current = listed[shown]?.id ?? null;
    setShown(shown + PAGE);
  }
  function showFresh() {
    // Behind what is shown, so that nothing that someone is reading moves.
    const place = Math.min(shown, listed.length);
    next.current = fresh[0]?.id ?? null;
    admit(place);
    setShown(Math.max(shown, place + fresh.length));
  }
  return (
    <>
      <Grid as="ul" min="19rem" max={3}>
        {listed.slice(0, shown).map((suggestion) => (
          <li key={suggestion.id} id={`cartao-${suggestion.id}`} tabIndex={-1}>
            <SuggestionCard suggestion={suggestion} onReport={onReport} />
          </li>
        ))}
      </Grid>
      {(more > 0 || fresh.length > 0) && (
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3], marginBlockStart: token.space[6] }}>
          {more > 0 && (
            <Button variant="secondary" onClick={showMore}>
              {community.more(more)}
            </Button>
          )}
          {fresh.length > 0 && (
            <Button variant="quiet" onClick={showFresh}>
              {community.fresh(fresh.length)}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
