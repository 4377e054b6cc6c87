import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import type { Resource } from '@ia/shared-services/resource';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';
import { OpenData } from './OpenData.tsx';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';

interface CommunityProps {
  suggestions: Resource<Suggestion[]>;
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
          <Published suggestions={suggestions.data} onReport={setReported} />
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

/** What citizens suggested; apart from it, and named so, the examples that the team wrote. */
function Published({ suggestions, onReport }: SuggestionListProps) {
  const ofPeople = suggestions.filter((one) => !one.is_example);
  const examples = suggestions.filter((one) => one.is_example);
  return (
    <>
      {ofPeople.length === 0 ? (
        <EmptyState motif="nest">{community.empty}</EmptyState>
      ) : (
        <SuggestionList suggestions={ofPeople} onReport={onReport} />
      )}
      {examples.length > 0 && (
        <section aria-labelledby="exemplos-da-equipa" css={{ marginBlockStart: token.space[12] }}>
          <h3 id="exemplos-da-equipa">{community.examples.title}</h3>
          <p css={{ color: token.color.inkSoft, marginBlock: token.space[2], maxWidth: token.measure }}>
            {community.examples.lead}
          </p>
          <SuggestionList suggestions={examples} onReport={onReport} />
        </section>
      )}
    </>
  );
}
