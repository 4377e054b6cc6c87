import { css } from '@emotion/react';
import { Grid } from '@ia/shared-ui/grid';
import { media } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import type { Suggestion } from '../../../data/suggestion.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

/** Two columns, where there are two. */
const wide = css({ [media.md]: { gridColumn: 'span 2' } });

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onReport: (suggestion: Suggestion) => void;
  /** The first one is the most supported, and speaks louder. */
  leads?: boolean;
  /** Stands in the last place. */
  last?: ReactNode;
}

/** Suggestions in the order given, each of which can take the focus. */
export function SuggestionList({ suggestions, onReport, leads = false, last }: SuggestionListProps) {
  return (
    <Grid as="ul" min="19rem" max={3}>
      {suggestions.map((suggestion, place) => (
        <li
          key={suggestion.id}
          id={cardId(suggestion)}
          tabIndex={-1}
          css={leads && place === 0 ? wide : undefined}
        >
          <SuggestionCard suggestion={suggestion} onReport={onReport} leads={leads && place === 0} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </Grid>
  );
}

export const cardId = ({ id }: Suggestion): string => `cartao-${id}`;
