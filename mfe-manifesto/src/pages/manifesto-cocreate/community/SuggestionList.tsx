import { css } from '@emotion/react';
import { Grid } from '@ia/shared-ui/grid';
import { media } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import type { Suggestion } from '../../../data/suggestion.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

/** Spans two columns from the md breakpoint. */
const wide = css({ [media.md]: { gridColumn: 'span 2' } });

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onReport: (suggestion: Suggestion) => void;
  /** Renders the first, most supported suggestion larger. */
  highlightFirst?: boolean;
  /** Item rendered after the suggestions. */
  last?: ReactNode;
}

/** Suggestions in the given order; each item can receive focus. */
export function SuggestionList({ suggestions, onReport, highlightFirst = false, last }: SuggestionListProps) {
  return (
    <Grid as="ul" min="19rem" max={3}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={cardId(suggestion)}
          tabIndex={-1}
          css={highlightFirst && index === 0 ? wide : undefined}
        >
          <SuggestionCard
            suggestion={suggestion}
            onReport={onReport}
            isHighlighted={highlightFirst && index === 0}
          />
        </li>
      ))}
      {last && <li>{last}</li>}
    </Grid>
  );
}

/** DOM id of a suggestion's card. */
export const cardId = ({ id }: Suggestion): string => `cartao-${id}`;
