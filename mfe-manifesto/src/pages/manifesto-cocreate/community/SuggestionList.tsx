import { Grid } from '@ia/shared-ui/grid';
import type { Suggestion } from '../../../data/suggestion.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onReport: (suggestion: Suggestion) => void;
}

/** Suggestions in the order given, each of which can take the focus. */
export function SuggestionList({ suggestions, onReport }: SuggestionListProps) {
  return (
    <Grid as="ul" min="19rem" max={3}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.id} id={cardId(suggestion)} tabIndex={-1}>
          <SuggestionCard suggestion={suggestion} onReport={onReport} />
        </li>
      ))}
    </Grid>
  );
}

export const cardId = ({ id }: Suggestion): string => `cartao-${id}`;
