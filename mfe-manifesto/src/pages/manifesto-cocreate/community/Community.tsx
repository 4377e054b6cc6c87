import { useRoute, useShell } from '@ia/federation';
import { PRINCIPLES, type Principle } from '@ia/shared-services/principles';
import type { Resource } from '@ia/shared-services/resource';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';
import { LinkedSuggestion } from './LinkedSuggestion.tsx';
import { OpenData } from './OpenData.tsx';
import { Published } from './Published.tsx';

interface CommunityProps {
  suggestions: Resource<readonly Suggestion[]>;
  /** As a server counts them; without one there are no open data. */
  principles: readonly Principle[] | null | undefined;
}

/** The approved suggestions, most supported first, and their open data. */
export function Community({ suggestions, principles }: CommunityProps) {
  const linked = useRoute().query.sugestao;
  const [reported, setReported] = useState<Suggestion | null>(null);
  return (
    <Section id="sugestoes" title={community.title} intro={community.lead} tone="tint">
      {suggestions.status === 'loading' && <Spinner label={community.loading} />}
      {suggestions.status === 'error' && <Failure retry={suggestions.refresh} />}
      {suggestions.status === 'ready' && (
        <>
          {linked && (
            <LinkedSuggestion
              suggestion={suggestions.data.find(({ id }) => id === linked)}
              onReport={setReported}
            />
          )}
          <Published
            suggestions={suggestions.data.filter(({ id }) => id !== linked)}
            titles={(principles ?? PRINCIPLES).map(({ title }) => title)}
            onReport={setReported}
          />
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
          // The button goes with the failure.
          document.getElementById('sugestoes-titulo')?.focus();
          retry();
        }}
      >
        {cocreate.principles.retry}
      </Button>
    </div>
  );
}
