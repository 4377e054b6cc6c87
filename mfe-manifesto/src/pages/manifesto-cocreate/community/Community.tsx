import { useRoute, useShell } from '@ia/federation';
import { PRINCIPLES, type Principle } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { Alert } from '@ia/shared-ui/alert';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { busy } from '../../../content/busy.ts';
import { community } from '../../../content/community.ts';
import { failureKind } from '../../../data/failure.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import type { SuggestionFilter } from '../../../data/suggestions-query.ts';
import { useLinkedSuggestion } from '../../../data/use-linked-suggestion.ts';
import type { Suggestions } from '../../../data/use-suggestions.ts';
import { parseSuggestionId } from '../../../rules/suggestion-link.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';
import { LinkedSuggestion } from './LinkedSuggestion.tsx';
import { OpenData } from './OpenData.tsx';
import { PublishedSuggestions } from './PublishedSuggestions.tsx';

interface CommunityProps {
  suggestions: Suggestions;
  filter: SuggestionFilter;
  onFilter: (filter: SuggestionFilter) => void;
  /** Called with the number of suggestions shown, to restore it on return to the page. */
  onShown: (count: number) => void;
  /** Principles with server totals; without them no open data is offered. */
  principles: readonly Principle[] | null | undefined;
}

/** The approved suggestions and their open data. */
export function Community({ suggestions, principles, ...filterProps }: CommunityProps) {
  const backend = useBackend();
  const linkedSuggestionId = parseSuggestionId(useRoute().query.sugestao);
  const linked = useLinkedSuggestion(backend, linkedSuggestionId);
  const [suggestionToReport, setSuggestionToReport] = useState<Suggestion | null>(null);
  const failedResource = suggestions.error ? suggestions : linked.error ? linked : null;
  return (
    <Section id="sugestoes" title={community.title} intro={community.lead}>
      {suggestions.status === 'loading' && <Spinner quiet label={community.loading} />}
      {failedResource && <Failure error={failedResource.error} retry={failedResource.refresh} />}
      {suggestions.status === 'ready' && (
        <>
          {linkedSuggestionId && linked.status === 'ready' && (
            <LinkedSuggestion suggestion={linked.data ?? undefined} onReport={setSuggestionToReport} />
          )}
          <PublishedSuggestions
            {...suggestions}
            {...filterProps}
            loaded={suggestions.data}
            separateId={linked.data?.id}
            titles={(principles ?? PRINCIPLES).map(({ title }) => title)}
            onReport={setSuggestionToReport}
          />
          {principles && backend && (
            <OpenData backend={backend} principles={principles} published={suggestions.data.published} />
          )}
        </>
      )}
      <LazyReportDialog suggestion={suggestionToReport} onClose={() => setSuggestionToReport(null)} />
    </Section>
  );
}

function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const { announce } = useShell();
  return (
    <Alert
      kind="error"
      live="alert"
      onRetry={() => {
        announce(community.loading);
        retry();
      }}
    >
      <p css={{ color: token.color.danger, fontWeight: 650 }}>{community.failed}</p>
      <p>{community.failedHelp}</p>
      {failureKind(error) === 'busy' && <p>{busy}</p>}
    </Alert>
  );
}
