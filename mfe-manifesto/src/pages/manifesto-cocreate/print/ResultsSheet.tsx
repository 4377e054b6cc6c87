import styled from '@emotion/styled';
import type { Principle } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { formatNumber } from '@ia/shared-ui/number';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import { paper as t } from '../../../content/paper.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import type { LoadedSuggestions } from '../../../data/suggestions-query.ts';
import { useLinkedSuggestion } from '../../../data/use-linked-suggestion.ts';
import { partLabel } from '../../../rules/about.ts';
import { formatDate } from '../../../rules/dates.ts';
import { type ManifestoFigures, MIN_VOTES_FOR_PERCENT } from '../../../rules/manifesto-figures.ts';

export interface Results {
  figures: ManifestoFigures;
  /** Principles with the votes that the statistics sum up. */
  principles: readonly Principle[];
  /** The loaded list; undefined when it failed to load. */
  loadedSuggestions: LoadedSuggestions | undefined;
  /** Id of the suggestion named by the URL, or ''. */
  linkedSuggestionId: string;
}

/**
 * Printed results: votes, statistics and the loaded suggestions, as tables and text. The remaining props are
 * `PRINTING.only` when the sheet is printed without the page.
 */
export function ResultsSheet({
  figures,
  principles,
  loadedSuggestions,
  linkedSuggestionId,
  ...printingProps
}: Results) {
  const linked = useLinkedSuggestion(useBackend(), linkedSuggestionId).data;
  const others = [...(loadedSuggestions?.items ?? []), ...(loadedSuggestions?.examples ?? [])].filter(
    ({ id }) => id !== linked?.id,
  );
  const suggestions = linked ? [linked, ...others] : others;
  const stats = cocreate.stats;
  return (
    <Sheet {...printingProps}>
      <h2>{t.title}</h2>
      <ul>
        <li>{markExample(`${stats.votes}: ${formatNumber(figures.votes.count)}`, figures.votes.example)}</li>
        <li>{`${stats.principles}: ${figures.principles}`}</li>
        <li>
          {markExample(
            `${figures.suggestions.example ? stats.exampleSuggestions : stats.suggestions}: ${formatNumber(figures.suggestions.count)}`,
            figures.suggestions.example,
          )}
        </li>
      </ul>
      <VotesTable principles={principles} example={figures.votes.example} />
      {suggestions.length > 0 && (
        <>
          <h2>{t.suggestions}</h2>
          <ol>
            {suggestions.map((suggestion) => (
              <SuggestionItem key={suggestion.id} suggestion={suggestion} />
            ))}
          </ol>
        </>
      )}
    </Sheet>
  );
}

/** Appends «(exemplo)» to an example figure. */
const markExample = (text: string, example: boolean | undefined): string =>
  example ? `${text} (${cocreate.stats.example})` : text;

function VotesTable({ principles, example }: { principles: readonly Principle[]; example: boolean }) {
  const { wall } = cocreate;
  const sum = (column: 'upvotes' | 'downvotes') => principles.reduce((all, one) => all + one[column], 0);
  const rows = [
    ...principles.map(({ id, title, upvotes, downvotes }) => ({ id, title, upvotes, downvotes })),
    { id: '', title: wall.all, upvotes: sum('upvotes'), downvotes: sum('downvotes') },
  ];
  return (
    <table>
      <caption>{wall.caption(example)}</caption>
      <thead>
        <tr>
          {[wall.principle, wall.up, wall.down, t.agree].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, upvotes, downvotes }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{formatNumber(upvotes)}</td>
            <td>{formatNumber(downvotes)}</td>
            <td>{agreementText(upvotes, downvotes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Percentage of votes in favour; a dash below 20 votes. */
function agreementText(up: number, down: number): string {
  return up + down < MIN_VOTES_FOR_PERCENT ? t.none : `${formatNumber((100 * up) / (up + down))}\u{a0}%`;
}

function SuggestionItem({ suggestion }: { suggestion: Suggestion }) {
  const authorText = suggestion.is_example
    ? (suggestion.author ?? '')
    : community.signedBy(suggestion.author || community.anonymous, formatDate(suggestion.created_at));
  const facts = [
    authorText,
    t.support(formatNumber(suggestion.upvotes)),
    suggestion.about && community.about(partLabel(suggestion.about)),
    suggestion.integrated_in && community.integrated(suggestion.integrated_in),
    suggestion.redacted && community.redacted,
  ].filter(Boolean);
  return (
    <li>
      <p css={{ whiteSpace: 'pre-wrap' }}>{suggestion.suggestion_text}</p>
      <Facts>{facts.join(' · ')}</Facts>
    </li>
  );
}

const Sheet = styled.section({
  breakBefore: 'page',
  // «Imprimir o Manifesto» prints the page without the results.
  'main:has([data-printing="page"]) &': { display: 'none' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4mm',
  overflowWrap: 'anywhere',
  '& ul, & ol': { margin: 0, display: 'grid', gap: '3mm' },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'start', paddingBlockEnd: '2mm' },
  '& :is(th, td)': {
    textAlign: 'start',
    padding: '1.5mm 4mm 1.5mm 0',
    borderBlockEnd: `1px solid ${token.color.line}`,
  },
});

const Facts = styled.p({ fontSize: '0.9em', color: token.color.inkSoft });
